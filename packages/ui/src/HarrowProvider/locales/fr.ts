import 'dayjs/locale/fr.js';
import antd from 'antd/locale/fr_FR.js';
import ui from '../../messages/fr.json';
import { antdLocale } from '../language/antdLocale.ts';
import type { LanguagePack } from '../language/languagePack.ts';

export default { code: 'fr', antd: antdLocale(antd), messages: { ui }, isWhole: true } satisfies LanguagePack;
