import { documentStore, type NoLines } from '../../documents/saving/store.ts';
import { emptyMarketActive, type MarketActiveHeader } from './tables.ts';

export const marketActiveStore = documentStore<MarketActiveHeader, NoLines>({
  docType: 'marketActive',
  table: 'marketActive',
  no: 'activeNo',
  empty: emptyMarketActive,
  lines: {},
});
