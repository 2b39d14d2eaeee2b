import 'dayjs/locale/es.js';
import antd from 'antd/locale/es_ES.js';
import ui from '../../messages/es.json';
import { antdLocale } from '../language/antdLocale.ts';
import type { LanguagePack } from '../language/languagePack.ts';

export default { code: 'es', antd: antdLocale(antd), messages: { ui }, isWhole: true } satisfies LanguagePack;
