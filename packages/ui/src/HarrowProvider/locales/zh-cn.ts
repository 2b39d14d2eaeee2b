import 'dayjs/locale/zh-cn.js';

export { default as antd } from 'antd/es/locale/zh_CN.js';
export { default as texts } from '../../messages/zh-cn.json';
