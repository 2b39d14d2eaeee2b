import 'dayjs/locale/zh-cn.js';
import antd from 'antd/locale/zh_CN.js';
import ui from '../../messages/zh-cn.json';
import { antdLocale } from '../language/antdLocale.ts';
import type { LanguagePack } from '../language/languagePack.ts';

export default { code: 'zh-cn', antd: antdLocale(antd), messages: { ui }, isWhole: true } satisfies LanguagePack;
