import type { OrderTypeOption, PartsOrderItem } from '@harrow/api-client';

/** The type that an order has when it was begun for no occasion: what may be chosen, needs nothing and is paid. */
export const plainType = (types: readonly OrderTypeOption[]): string | null =>
  types.find(({ selectable, needs, freeOfCharge }) => selectable === 'Y' && needs.length === 0 && freeOfCharge === 'N')?.value ?? null;

/** Where parts go: into a new order, on with a draft, or the user says where. */
export type Destination = { to: 'fresh' } | { to: 'draft'; id: string } | { to: 'ask'; drafts: readonly PartsOrderItem[] };

/** A user's only draft of the usual type is gone on with; of several, or of other types, the user chooses. */
export function destinationOf(drafts: readonly PartsOrderItem[], types: readonly OrderTypeOption[]): Destination {
  if (drafts.length === 0) return { to: 'fresh' };
  const usual = plainType(types);
  const [only, ...others] = drafts.filter(({ orderType }) => orderType === usual);
  return only && others.length === 0 ? { to: 'draft', id: only.id } : { to: 'ask', drafts };
}
