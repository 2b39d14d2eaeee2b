import type { OrderTypeOption, PartsOrderAccount } from '@harrow/api-client';
import { sum } from '@harrow/validation';
import { useQuery } from '@tanstack/react-query';
import { isMakerUser, userStore } from '../../../platform/session/session.ts';
import { useStore } from '../../../platform/store.ts';
import { usePermission } from '../../../shared/usePermission.ts';
import { amountOf, type OrderSums, sumsOf } from '../lines/figures.ts';
import { useDocument, useOrderRows, useValue } from '../partsOrderKind.ts';
import { orderProposal, orderTypes } from '../partsOrders.ts';

/** The order type that is chosen, with its terms; undefined until the types are there. */
export function useOrderType(): OrderTypeOption | undefined {
  const orderType = useValue('orderType');
  return useQuery(orderTypes).data?.find(({ value }) => value === orderType);
}

/** Defaults of a new order of the user's dealer; undefined for staff, and for users who may not add orders. */
function useProposal() {
  const isMaker = isMakerUser(useStore(userStore));
  const mayAdd = usePermission('partsOrder:add');
  return useQuery({ ...orderProposal, enabled: mayAdd && !isMaker }).data;
}

/** Currency of the order; empty until it is known. */
export function useCurrency(): string {
  const proposal = useProposal();
  return useDocument()?.currency ?? proposal?.currency ?? '';
}

/** The parts account that pays the order; undefined to users who see none. */
export function useAccount(): PartsOrderAccount | undefined {
  const proposal = useProposal();
  return useDocument()?.account ?? proposal?.account ?? undefined;
}

/** Sums of the lines as written so far, by the terms of the order type. A preview; the server's word is final. */
export function useSums(): OrderSums & { isFree: boolean } {
  const { rows } = useOrderRows();
  const type = useOrderType();
  const amounts = rows.flatMap((row) => amountOf(row) ?? []);
  const sums = sumsOf(amounts, { surchargePct: type?.surchargePct ?? 0, discountPct: type?.discountPct ?? 0, freight: 0 });
  const isFree = type?.freeOfCharge === 'Y';
  return { ...sums, isFree, ...(isFree && { total: 0 }) };
}

/** What the account lacks to pay the order as written so far; 0 to users who see no account. */
export function useMissing(): number {
  const { total } = useSums();
  const account = useAccount();
  return account ? Math.max(0, sum([total, -account.available])) : 0;
}
