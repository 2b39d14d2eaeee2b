/** Planned changes of dealers whose day has begun in their zone: terminations and currencies; and terms that dealers lack by now. */
import { act } from '../../documents/act.ts';
import { systemContext } from '../../documents/systemContext.ts';
import { Refusal } from '../../shared/refusal/refusal.ts';
import { inSavepoint } from '../../shared/database/database.ts';
import type { Job } from '../../shared/jobs/job.ts';
import { textOf } from '../../shared/messages/messages.ts';
import type { TrxContext } from '../../shared/context.ts';
import { tell, todayAt } from './actions/dealerEffect.ts';
import { dealerKind } from './dealerKind.ts';
import type { DealerRow } from './tables.ts';

export const dealerChanges: Job = {
  code: 'dealerChanges',
  cron: '0 0 5 * * ?',
  timeoutSeconds: 300,
  async run({ services, transaction }) {
    const dealers = await services.db.selectFrom('dealer').select('id').where('dealerStatus', '<>', 'terminated').orderBy('dealerCode').execute();
    let changed = 0;
    for (const { id } of dealers) changed += await transaction((db) => changeDealer({ ...systemContext(services, db), db }, id));
    return changed;
  },
};

async function changeDealer(context: TrxContext, id: string): Promise<number> {
  const { db } = context;
  const dealer = await db.selectFrom('dealer').selectAll().where('id', '=', id).executeTakeFirst();
  if (!dealer || dealer.dealerStatus === 'terminated') return 0;
  const day = todayAt(context, dealer);
  let changed = 0;
  if (dealer.nextCurrencyFrom !== null && dealer.nextCurrencyFrom <= day) {
    await act(context, dealerKind, 'takeCurrency', { id });
    changed += 1;
  }
  if (dealer.terminateDate !== null && dealer.terminateDate <= day && dealer.dealerStatus === 'suspended') changed += await endOrSay(context, dealer);
  const still = await db.selectFrom('dealer').select('dealerStatus').where('id', '=', id).executeTakeFirstOrThrow();
  if (still.dealerStatus !== 'terminated') await act(context, dealerKind, 'review', { id });
  return changed;
}

/** Ends the dealer, or says every day what is still open. */
async function endOrSay(context: TrxContext, dealer: DealerRow): Promise<number> {
  try {
    await inSavepoint(context.db, () => act(context, dealerKind, 'end', { id: dealer.id }));
    return 1;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await tell(context, dealer, { roles: ['MFR_SALES'], event: 'terminationBlocked', params: { list: textOf(context.user.language, error.text) } });
    return 0;
  }
}
