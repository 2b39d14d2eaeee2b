/** Telling dealers that little is left. */
import type { TrxContext } from '../../shared/context.ts';
import { readOnce } from '../../shared/database/together.ts';
import { makerDay } from '../../shared/makerDay.ts';
import { dealerUsers, notify } from '../../shared/notify/notify.ts';
import { loadExchangeRates, toUsd } from '../exchange-rate/service.ts';
import type { AccountOf } from './accounts.ts';
import type { PostingSource } from './post.ts';
import './parameters.ts';

/** Tells a dealer once, when its parts account falls below `payment.lowBalanceUsd`; where a rate is missing nothing can be said. */
export async function tellLow(
  context: TrxContext,
  { account: { dealerCode, accountType, currency }, source, sourceId, sourceNo }: PostingSource & { account: AccountOf },
  { before, after }: { before: number; after: number },
): Promise<void> {
  const { db, services } = context;
  const limit = services.parameters.number('payment.lowBalanceUsd');
  if (accountType !== 'parts' || limit === 0) return;
  const day = makerDay(services);
  const rates = currency === 'USD' ? {} : await readOnce(db, `rates of ${day}`, () => loadExchangeRates(context, { day }));
  const [was, is] = [before, after].map((balance) => toUsd(balance, currency, rates));
  if (was === null || was === undefined || is === null || is === undefined || was < limit || is >= limit) return;
  await notify(db, await dealerUsers(db, dealerCode, ['DLR_ADMIN', 'DLR_PARTS']), {
    event: 'dealerPayment.low',
    docType: source,
    docId: sourceId,
    docNo: sourceNo,
    params: { balance: after.toFixed(2), cur: currency, no: sourceNo },
    at: services.now(),
  });
}
