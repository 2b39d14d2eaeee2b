export { default } from '../messages/en.json' with { type: 'json' };
