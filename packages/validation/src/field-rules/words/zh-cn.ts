export { default } from '../messages/zh-cn.json' with { type: 'json' };
