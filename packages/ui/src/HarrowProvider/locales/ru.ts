import 'dayjs/locale/ru.js';

export { default as antd } from 'antd/es/locale/ru_RU.js';
export { default as texts } from '../../messages/ru.json';
