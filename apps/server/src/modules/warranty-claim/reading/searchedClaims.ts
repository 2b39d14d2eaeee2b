import { searchedList } from '../../../shared/list/searched.ts';
import { claimList } from './claimQueries.ts';
import { readerOf } from './readClaim.ts';

export const searchedClaims = searchedList('warrantyClaimsList', {
  list: async (context) => claimList(await readerOf(context)),
  docType: 'warrantyClaim',
  permission: 'warrantyClaim:query',
  page: '/service/warrantyClaim',
  noun: 'warranty-claim',
  title: 'claimNo',
  about: ['vin', 'dealerName'],
  fields: { claimNo: 'number', vin: 'vin' },
});
