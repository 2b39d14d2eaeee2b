/** Common parts of the actions of a packing list. */
import { type ActionInput, effect, type Step } from '../../../documents/kind.ts';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { dealerUsers, notify, reviewersOf } from '../../../shared/notify/notify.ts';
import type { PackingHeader } from '../tables.ts';

/** How the goods travel, as typed when they leave. */
export type Transport = Omit<Operations['packingListsShip']['data']['body'], 'ids' | 'version'>;

/** What a dealer has counted in some boxes. */
export interface Receipt {
  arrivalNo: string;
  /** Numbers of boxes. */
  boxes: readonly string[];
  lines: readonly { packingLineId: string; receivedQty: number; damagedQty: number; overQty: number; shortQty: number }[];
  /** Day of the arrival, `YYYY-MM-DD`. */
  day: string;
}

export interface PackingActionInput extends ActionInput {
  transport?: Transport | undefined;
  /** New expected day of arrival. */
  eta?: string | undefined;
  /** Day of the arrival; today by default. */
  arrivedOn?: string | undefined;
  receipt?: Receipt | undefined;
}

export type PackingStep = Step<PackingHeader, PackingActionInput>;
export const packingEffect = effect<PackingHeader, PackingActionInput>();

interface Told {
  event: 'shipped' | 'delayed' | 'arrived' | 'recalled';
  /** Whether those who keep packing lists hear of it, too. */
  keepers?: boolean;
  reason?: string | null | undefined;
}

/** Tells the dealer's administrators and its parts desk. */
export async function tell({ db, services }: TrxContext, packing: PackingHeader, { event, keepers = false, reason }: Told): Promise<void> {
  const { id, packingNo: no, dealerCode, dealerName: dealer, boxCount: n, eta } = packing;
  const receivers = [
    ...(await dealerUsers(db, dealerCode, ['DLR_ADMIN', 'DLR_PARTS'])),
    ...(keepers ? await reviewersOf(db, 'packingList:edit', dealerCode) : []),
  ];
  await notify(db, receivers, {
    event: `packingList.${event}`,
    params: { no, dealer, n, date: eta ?? '', opinion: reason?.trim() ?? '' },
    docType: 'packingList',
    docId: id,
    docNo: no,
    at: services.now(),
  });
}
