export { default } from '../messages/fr.json' with { type: 'json' };
