import 'dayjs/locale/ru.js';
import antd from 'antd/locale/ru_RU.js';
import ui from '../../messages/ru.json';
import { antdLocale } from '../language/antdLocale.ts';
import type { LanguagePack } from '../language/languagePack.ts';

export default { code: 'ru', antd: antdLocale(antd), messages: { ui }, isWhole: true } satisfies LanguagePack;
