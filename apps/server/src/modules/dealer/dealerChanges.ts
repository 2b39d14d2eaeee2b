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
import type { DealerStep } from './workflow.ts';

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
    changed += await doOrSay(context, dealer, { action: 'takeCurrency', roles: ['MFR_SALES', 'MFR_FINANCE'], event: 'currencyBlocked' });
  }
  if (dealer.terminateDate !== null && dealer.terminateDate <= day && dealer.dealerStatus === 'suspended')
    changed += await doOrSay(context, dealer, { action: 'end', roles: ['MFR_SALES'], event: 'terminationBlocked' });
  const still = await db.selectFrom('dealer').select('dealerStatus').where('id', '=', id).executeTakeFirstOrThrow();
  if (still.dealerStatus !== 'terminated') await act(context, dealerKind, 'review', { id });
  return changed;
}

/** Takes the step whose day has come, or says every day what is in its way. */
async function doOrSay(
  context: TrxContext,
  dealer: DealerRow,
  { action, ...blocked }: { action: DealerStep } & Omit<Parameters<typeof tell>[2], 'params'>,
): Promise<number> {
  try {
    await inSavepoint(context.db, () => act(context, dealerKind, action, { id: dealer.id }));
    return 1;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await tell(context, dealer, { ...blocked, params: { list: textOf(context.user.language, error.text) } });
    return 0;
  }
}
