import 'dayjs/locale/pt-br.js';
import antd from 'antd/locale/pt_BR.js';
import ui from '../../messages/pt.json';
import { antdLocale } from '../antdLocale.ts';
import type { LanguagePack } from '../languagePack.ts';

export default { code: 'pt', antd: antdLocale(antd), messages: { ui }, isWhole: true } satisfies LanguagePack;
