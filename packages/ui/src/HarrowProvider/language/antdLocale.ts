import type { AntdLocale } from './languagePack.ts';

/** antd's texts are CommonJS: Node and some bundlers give what they export as a whole, others its default. */
export const antdLocale = (module: AntdLocale | { default: AntdLocale }): AntdLocale => ('default' in module ? module.default : module);
