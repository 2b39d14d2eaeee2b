/** What other modules may use of the catalogue. */
import { masterLog } from '../../shared/change-log/loggedRecord.ts';

export { productTexts } from './catalogueLists.ts';
export { hasDecimals } from './catalogueMasters.ts';

export const catalogueLogs = ['bugSystem', 'bugCode', 'serviceCode'].map((table) => masterLog(table, 'serviceCatalogue:query'));
