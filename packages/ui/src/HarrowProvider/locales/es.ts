import 'dayjs/locale/es.js';
import antd from 'antd/locale/es_ES.js';
import ui from '../../messages/es.json';
import { antdLocale } from '../antdLocale.ts';
import type { LanguagePack } from '../languagePack.ts';

export default { code: 'es', antd: antdLocale(antd), messages: { ui }, isWhole: true } satisfies LanguagePack;
