export { default as antd } from 'antd/es/locale/en_US.js';
export { default as texts } from '../../messages/en.json';
