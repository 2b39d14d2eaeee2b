import 'dayjs/locale/es.js';

export { default as antd } from 'antd/es/locale/es_ES.js';
export { default as texts } from '../../messages/es.json';
