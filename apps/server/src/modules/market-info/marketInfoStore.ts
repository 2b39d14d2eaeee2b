import { documentStore, type NoLines } from '../../documents/saving/store.ts';
import { emptyMarketInfo, type MarketInfoHeader } from './tables.ts';

export const marketInfoStore = documentStore<MarketInfoHeader, NoLines>({
  docType: 'marketInfo',
  table: 'marketInfo',
  no: 'infoNo',
  empty: emptyMarketInfo,
  lines: {},
});
