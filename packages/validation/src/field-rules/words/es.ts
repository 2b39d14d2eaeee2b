export { default } from '../messages/es.json' with { type: 'json' };
