/** Common parts of the actions of an order. */
import { type ActionInput, type AnyKind, effect, type Step } from '../../../documents/kind.ts';
import { writeChangeLog } from '../../../shared/change-log/changeLog.ts';
import type { Context, TrxContext } from '../../../shared/context.ts';
import { dealerUsers, notify, reviewersOf, staffOf, usersNamed } from '../../../shared/notify/notify.ts';
import { partsOrderStore } from '../partsOrderStore.ts';
import { orderLineChanges } from '../rules/lines.ts';
import type { OrderHeader, OrderLine } from '../tables.ts';

/** What the parts desk says of a line that it confirms. */
export interface ConfirmedLine {
  lineId: string;
  confirmedQty: number;
  promisedDate?: string | null | undefined;
  substituteCode?: string | null | undefined;
  warehouse?: string | null | undefined;
}

export interface Confirmed {
  freight?: number | undefined;
  discountPct?: number | undefined;
  discountReason?: string | null | undefined;
  /** Of lines that name none. */
  warehouse?: string | undefined;
  /** Lines left out are confirmed as far as stock allows. */
  lines?: readonly ConfirmedLine[] | undefined;
}

export interface OrderActionInput extends ActionInput {
  confirmed?: Confirmed | undefined;
  /** Of `confirmBackorder`; its freight comes on top. */
  backorder?: { lines: readonly { lineId: string; qty: number; promisedDate?: string | null | undefined }[]; freight?: number | undefined } | undefined;
  /** Of `reschedule`. */
  promised?: readonly { lineId: string; promisedDate: string }[] | undefined;
  /** Of `pay`: default everything that is open. */
  amount?: number | undefined;
  /** Of `cancelOpen`: default everything that is open. */
  cancelled?: readonly { lineId: string; qty: number }[] | undefined;
  /** Of `follow` and what ends with it: dates of shipments and arrivals. */
  followed?: Partial<Pick<OrderHeader, 'shipmentDate' | 'arrivalDate'>> | undefined;
}

export type OrderStep = Step<OrderHeader, OrderActionInput>;
export const orderEffect = effect<OrderHeader, OrderActionInput>();

/** The kind, for what happens within its own actions, of which it consists. */
export const kindOf = ({ services }: Pick<Context, 'services'>): AnyKind => services.documents.get('partsOrder')!.kind;

export const linesOf = async ({ db }: Pick<TrxContext, 'db'>, orderId: string): Promise<OrderLine[]> => (await partsOrderStore.findLines(db, orderId)).lines;

/** Stores what has become of lines, and says so in the history. */
export async function putLines(
  { db, user, services }: TrxContext,
  { id, orderNo: no }: Pick<OrderHeader, 'id' | 'orderNo'>,
  before: readonly OrderLine[],
  lines: OrderLine[],
): Promise<void> {
  await partsOrderStore.putLines(db, { lines });
  const changes = orderLineChanges({ lines: [...before] }, { lines });
  await writeChangeLog(db, { docType: 'partsOrder', id, no, user, changes, at: services.now() });
}

type Told = 'submitter' | 'administrators' | 'parts' | 'desk' | 'finance';
type Params = Readonly<Record<string, string | number>>;

/** Tells people of the dealer, the parts desk in whose area the dealer is, and finance. @param to who hears of it */
export async function tell(context: TrxContext, event: string, order: OrderHeader, to: readonly Told[], params: Params = {}): Promise<void> {
  const { db, services } = context;
  const { id, orderNo, dealerCode, dealerName, submitBy, totalAmount, currency } = order;
  const receivers = {
    submitter: () => usersNamed(db, [submitBy]),
    administrators: () => dealerUsers(db, dealerCode, ['DLR_ADMIN']),
    parts: () => dealerUsers(db, dealerCode, ['DLR_PARTS']),
    desk: () => reviewersOf(db, 'partsOrder:audit', dealerCode),
    finance: () => staffOf(db, ['MFR_FINANCE']),
  };
  const users = (await Promise.all(to.map((who) => receivers[who]()))).flat();
  await notify(db, users, {
    event: `partsOrder.${event}`,
    docType: 'partsOrder',
    docId: id,
    docNo: orderNo,
    params: { no: orderNo, dealer: dealerName, amount: totalAmount.toFixed(2), cur: currency, ...params },
    at: services.now(),
  });
}
