import { newId, type Trx } from '../../src/shared/database/database.ts';
import { insertRows } from '../insertRows.ts';
import { coefficientsOf } from '../service-catalogue/loadServiceCatalogue.ts';
import type { Calendar } from './calendar.ts';
import { suspendedDealer } from './dealer.ts';

/** In the currency of the dealer. */
const ratePerHour = 17.5;

/** What the dealer is paid by and charged with, since it opened. */
export async function loadTerms(trx: Trx, { opened: validFrom }: Calendar): Promise<void> {
  const { dealerCode, settlementCurrency: currency } = suspendedDealer;
  await insertRows(trx, 'labourRate', [{ id: newId(), dealerCode, marketGroup: null, currency, ratePerHour, validFrom, validTo: null }]);
  await insertRows(trx, 'coefficient', coefficientsOf(suspendedDealer, validFrom));
}
