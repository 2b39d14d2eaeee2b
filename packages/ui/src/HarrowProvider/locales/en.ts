import antd from 'antd/locale/en_US.js';
import ui from '../../messages/en.json';
import { antdLocale } from '../antdLocale.ts';
import type { LanguagePack } from '../languagePack.ts';

export default { code: 'en', antd: antdLocale(antd), messages: { ui }, isWhole: true } satisfies LanguagePack;
