import 'dayjs/locale/fr.js';

export { default as antd } from 'antd/es/locale/fr_FR.js';
export { default as texts } from '../../messages/fr.json';
