/** Common parts of the actions of a sub-dealer. */
import { effect } from '../../../documents/kind.ts';
import type { DealerStatus } from '../../../generated/types.gen.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { dealerUsers, type Notification, notify, reviewersOf } from '../../../shared/notify/notify.ts';
import { invalid } from '../../../shared/refusal/refusal.ts';
import { today } from '../../../shared/session/currentUser.ts';
import type { SubDealerActionInput } from '../subDealerKind.ts';
import type { SubDealerRow } from '../tables.ts';

export const subDealerEffect = effect<SubDealerRow, SubDealerActionInput>();

/** Columns of a status that begins now, where its dealer is. */
export async function statusFrom(
  { db, services }: TrxContext,
  { dealerCode }: SubDealerRow,
  dealerStatus: DealerStatus,
  { reason = null, opinion = null }: Pick<SubDealerActionInput, 'reason' | 'opinion'>,
) {
  const { timeZone } = await db.selectFrom('dealer').select('timeZone').where('dealerCode', '=', dealerCode).executeTakeFirstOrThrow();
  return {
    dealerStatus,
    statusDate: today({ timeZone }, services.now()),
    statusTime: services.now().toISOString(),
    statusReason: reason,
    statusOpinion: opinion?.trim() || null,
  };
}

/** Columns of a sub-dealer at which nothing is asked for. */
export const noRequest = { requestType: null, requestReason: null, requestOpinion: null, requestTime: null, requestBy: null, pendingChange: null };

/** A reason is one of the dictionary. */
export function mustHaveReason({ services: { dictionaries } }: TrxContext, reason: string | null | undefined): void {
  if (!reason) throw invalid([{ field: 'reason', code: 'E-013' }]);
  if (!dictionaries.items('dealer_status_reason')?.some(({ value }) => value === reason)) throw invalid([{ field: 'reason', code: 'E-014' }]);
}

type Told = Pick<Notification, 'event' | 'params'>;

const about = ({ services }: TrxContext, { id, subDealerCode, name, dealerName }: SubDealerRow, { event, params }: Told): Notification => ({
  event: `subDealer.${event}`,
  params: { no: subDealerCode, name, dealer: dealerName, ...params },
  docType: 'subDealer',
  docId: id,
  docNo: subDealerCode,
  at: services.now(),
});

/** Notifies the maker's reviewers. */
export const tellMaker = async (context: TrxContext, row: SubDealerRow, told: Told): Promise<void> =>
  notify(context.db, await reviewersOf(context.db, 'subDealer:audit', row.dealerCode), about(context, row, told));

/** Tells the administrators of its dealer and, where asked, its own people. */
export async function tellDealer(context: TrxContext, row: SubDealerRow, { unit = false, ...told }: Told & { unit?: boolean }): Promise<void> {
  const administrators = await dealerUsers(context.db, row.dealerCode, ['DLR_ADMIN']);
  const own = unit ? await unitUsers(context, row) : [];
  await notify(context.db, [...administrators, ...own], about(context, row, told));
}

/** Active users of the sub-dealer. */
export const unitUsers = ({ db }: TrxContext, { unitOrgCode }: SubDealerRow): Promise<{ id: string; username: string }[]> =>
  db
    .selectFrom('sysUser')
    .innerJoin('sysUserDepart', 'sysUserDepart.userId', 'sysUser.id')
    .select(['sysUser.id', 'sysUser.username'])
    .where('sysUserDepart.orgCode', '=', unitOrgCode ?? '')
    .where('sysUser.status', '=', 1)
    .where('sysUser.delFlag', '=', 0)
    .execute();
