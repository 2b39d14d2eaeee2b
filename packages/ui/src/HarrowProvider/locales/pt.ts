import 'dayjs/locale/pt-br.js';
import antd from 'antd/locale/pt_BR.js';
import ui from '../../messages/pt.json';
import { antdLocale } from '../language/antdLocale.ts';
import type { LanguagePack } from '../language/languagePack.ts';

export default { code: 'pt', antd: antdLocale(antd), messages: { ui }, isWhole: true } satisfies LanguagePack;
