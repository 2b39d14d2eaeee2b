export { default } from '../messages/ru.json' with { type: 'json' };
