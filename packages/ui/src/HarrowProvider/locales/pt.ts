import 'dayjs/locale/pt-br.js';

export { default as antd } from 'antd/es/locale/pt_BR.js';
export { default as texts } from '../../messages/pt.json';
