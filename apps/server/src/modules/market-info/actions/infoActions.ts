/** Effects of the actions of a report on the market. */
import { sql } from 'kysely';
import { dealerEnded } from '../../../documents/dealer/dealerEndRows.ts';
import { type ActionInput, effect } from '../../../documents/kind.ts';
import { reviewed, tellDealer } from '../../../documents/review.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { type Notification, notify, reviewersOf, usersNamed } from '../../../shared/notify/notify.ts';
import { askFirst, invalid } from '../../../shared/refusal/refusal.ts';
import { checkSubmit } from '../rules/checks.ts';
import type { MarketInfoHeader } from '../tables.ts';

const infoEffect = effect<MarketInfoHeader, ActionInput>();

const about = ({ id, infoNo, title, dealerName }: MarketInfoHeader) =>
  ({ docType: 'marketInfo', docId: id, docNo: infoNo, params: { no: infoNo, title, dealer: dealerName } }) satisfies Omit<Notification, 'event'>;

/** Reports so many days apart are taken for the same. */
const similarDays = 90;

/** Number of another report of the dealer on the same model in the same country, of about the same day; null without one. */
async function similarOf({ db }: TrxContext, header: MarketInfoHeader): Promise<string | null> {
  const { id, dealerCode, competitorBrand, competitorModel, country, infoDate } = header;
  if (competitorBrand === null || competitorModel === null) return null;
  const { rows } = await sql<{ infoNo: string }>`select info_no from market_info where dealer_code = ${dealerCode} and id <> ${id}
    and lower(competitor_brand) = lower(${competitorBrand}) and lower(competitor_model) = lower(${competitorModel}) and country = ${country}
    and abs(info_date - ${infoDate}::date) <= ${similarDays}::int and status <> 'draft' and del_flag = 0
    order by info_date desc, id desc limit 1`.execute(db);
  return rows[0]?.infoNo ?? null;
}

export const submit = infoEffect({
  async prepare({ context, before, input }) {
    const errors = checkSubmit(before);
    if (errors.length > 0) throw invalid(errors);
    const no = await similarOf(context, before);
    if (no !== null && !input.confirm) throw askFirst([{ code: 'W-417', params: { no } }]);
  },
  apply: async ({ context: { services, user }, before: { round } }) => ({
    round: round + 1,
    submitTime: services.now().toISOString(),
    submitBy: user.username,
  }),
  async notify({ context: { db, services } }, after) {
    const receivers = await reviewersOf(db, 'marketInfo:reply', after.dealerCode);
    await notify(db, receivers, { ...about(after), event: 'marketInfo.submitted', at: services.now() });
  },
});

export const reply = infoEffect({
  apply: async ({ context: { services, user }, input: { opinion } }) => ({
    replyContent: opinion!.trim(),
    replyBy: user.username,
    replyTime: services.now().toISOString(),
  }),
  async notify({ context: { db, services } }, after) {
    const { params, ...more } = about(after);
    const text = after.replyContent!.slice(0, 200);
    await notify(db, await usersNamed(db, [after.submitBy]), { ...more, event: 'marketInfo.replied', params: { ...params, text }, at: services.now() });
  },
});

export const finish = infoEffect({ apply: async () => ({ closeReason: 'finished' }) });

export const close = infoEffect({
  apply: async (step) => ({ ...reviewed(step), closeReason: 'closed_by_maker' }),
  notify: (step, after) => tellDealer(step, after, { ...about(after), event: 'marketInfo.closed' }),
});

export const endWithDealer = infoEffect({ apply: async () => ({ closeReason: dealerEnded }) });
