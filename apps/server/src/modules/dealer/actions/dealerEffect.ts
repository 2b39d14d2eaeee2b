/** Common parts of the actions of a dealer. */
import { effect } from '../../../documents/kind.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { dealerUsers, type Notification, notify, reviewersOf } from '../../../shared/notify/notify.ts';
import { invalid } from '../../../shared/refusal/refusal.ts';
import { today } from '../../../shared/session/currentUser.ts';
import type { DealerActionInput } from '../dealerKind.ts';
import type { DealerRow } from '../tables.ts';

export const dealerEffect = effect<DealerRow, DealerActionInput>();

/** Today where the dealer is. */
export const todayAt = ({ services }: Pick<TrxContext, 'services'>, { timeZone }: Pick<DealerRow, 'timeZone'>): string => today({ timeZone }, services.now());

/** Columns of a status that begins now. */
export const statusFrom = (context: TrxContext, row: DealerRow, { reason = null, opinion = null }: Pick<DealerActionInput, 'reason' | 'opinion'>) => ({
  statusDate: todayAt(context, row),
  statusTime: context.services.now().toISOString(),
  statusReason: reason,
  statusOpinion: opinion?.trim() || null,
});

/** A reason is one of the dictionary. */
export function mustHaveReason({ services: { dictionaries } }: TrxContext, { reason }: DealerActionInput): void {
  if (!reason) throw invalid([{ field: 'reason', code: 'E-013' }]);
  if (!dictionaries.items('dealer_status_reason')?.some(({ value }) => value === reason)) throw invalid([{ field: 'reason', code: 'E-014' }]);
}

type Told = 'MFR_SALES' | 'MFR_SVC_MGR' | 'MFR_SERVICE' | 'MFR_PARTS' | 'MFR_FINANCE';

/** Tells the maker's people of these roles who look after the dealer and, where asked, its administrators. */
export async function tell(
  { db, services }: TrxContext,
  { id, dealerCode, dealerName }: Pick<DealerRow, 'id' | 'dealerCode' | 'dealerName'>,
  { roles, dealer = false, event, params = {} }: { roles: readonly Told[]; dealer?: boolean } & Pick<Notification, 'event' | 'params'>,
): Promise<void> {
  const staff = await Promise.all(roles.map((role) => reviewersOf(db, 'dealer:query', dealerCode, { role })));
  const own = dealer ? await dealerUsers(db, dealerCode, ['DLR_ADMIN']) : [];
  await notify(db, [...staff.flat(), ...own], {
    event: `dealer.${event}`,
    params: { dealer: dealerName, code: dealerCode, ...params },
    docType: 'dealer',
    docId: id,
    docNo: dealerCode,
    at: services.now(),
  });
}
