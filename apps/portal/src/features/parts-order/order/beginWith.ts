import type { OrderTypeOption, PartsOrderProposal } from '@harrow/api-client';
import { plainType } from '../../../shared/addToOrder/draftsFor.ts';
import type { OrderRow } from '../lines/orderRow.ts';

/** What a new order was opened for. */
interface Occasion {
  parts: readonly OrderRow[];
  claimNo: string | null;
  vin: string | null;
}

/** Initial values of a new order: shipping as last time, the type by its occasion. @param types among which the user may choose */
export function beginWith(proposal: PartsOrderProposal | undefined, types: readonly OrderTypeOption[], { parts, claimNo, vin }: Occasion) {
  const typeFor = (need: OrderTypeOption['needs'][number]): string | undefined =>
    types.find(({ selectable, needs }) => selectable === 'Y' && needs.includes(need))?.value;
  const orderType = (claimNo !== null ? typeFor('claim') : vin !== null ? typeFor('vin') : undefined) ?? plainType(types);
  return {
    orderType,
    claimNo,
    vin,
    lines: parts,
    contractNo: proposal?.contractNo ?? null,
    deliveryMethod: proposal?.deliveryMethod ?? null,
    tradeTerm: proposal?.tradeTerm ?? null,
    consignee: proposal?.consignee ?? null,
    deliveryAddress: proposal?.deliveryAddress ?? null,
    customsDeclaration: proposal?.customsDeclaration ?? null,
  };
}
