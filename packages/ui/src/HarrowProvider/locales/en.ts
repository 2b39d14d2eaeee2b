import antd from 'antd/locale/en_US.js';
import ui from '../../messages/en.json';
import { antdLocale } from '../language/antdLocale.ts';
import type { LanguagePack } from '../language/languagePack.ts';

export default { code: 'en', antd: antdLocale(antd), messages: { ui }, isWhole: true } satisfies LanguagePack;
