export { default } from '../messages/pt.json' with { type: 'json' };
