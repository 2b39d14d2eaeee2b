import { generalOrderType, partsOrdersList, type PartsOrderItem, resultOf } from '@harrow/api-client';
import { lazyPart } from '@harrow/ui';
import { type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { userStore } from '../../platform/session/session.ts';
import { useSayFailure } from '../calls/useSayFailure.ts';
import { usePermission } from '../usePermission.ts';
import { destinationOf } from './draftsFor.ts';
import { orderAddress, type WantedPart } from './orderAddress.ts';

const DraftDialog = lazyPart(async () => ({ default: (await import('./DraftDialog.tsx')).DraftDialog }));

/** Most drafts among which somebody can choose. */
const mostDrafts = 100;

/** Orders that the user has begun and not handed in, the newest first. */
async function ownDrafts(): Promise<PartsOrderItem[]> {
  const { records } = await resultOf(partsOrdersList({ query: { status: 'draft,no_pass', pageSize: mostDrafts, column: 'createTime', order: 'desc' } }));
  return records.filter(({ createBy }) => createBy === userStore.get()?.username);
}

export interface AddToOrder {
  add: (wanted: readonly WantedPart[]) => void;
  /** Asks into which order; part of the page. */
  dialog: ReactNode;
}

/**
 * Adds parts to the user's draft of an order, or begins one; of several drafts the user says which. Undefined for users who order none.
 * @param begin begins a new order and answers its id; default: the page of a new one, with the parts in it
 */
export function useAddToOrder(begin?: (wanted: readonly WantedPart[]) => Promise<string>): AddToOrder | undefined {
  const navigate = useNavigate();
  const sayFailure = useSayFailure();
  const [asked, setAsked] = useState<{ wanted: readonly WantedPart[]; drafts: readonly PartsOrderItem[] }>();
  if (!usePermission('partsOrder:add')) return undefined;
  const open = async (wanted: readonly WantedPart[], draftId?: string): Promise<void> => {
    setAsked(undefined);
    const isBegun = draftId === undefined && begin !== undefined;
    const draft = draftId === undefined ? undefined : { id: draftId, once: Date.now().toString(36) };
    await navigate(isBegun ? `/parts/order/edit/${await begin(wanted)}` : orderAddress(wanted, draft));
  };
  const place = async (wanted: readonly WantedPart[]): Promise<void> => {
    const [drafts, types] = await Promise.all([ownDrafts(), resultOf(generalOrderType({ query: { bizType: 'parts' } }))]);
    const destination = destinationOf(drafts, types);
    if (destination.to === 'ask') setAsked({ wanted, drafts: destination.drafts });
    else await open(wanted, destination.to === 'draft' ? destination.id : undefined);
  };
  return {
    add: (wanted) => void place(wanted).catch(sayFailure),
    dialog: asked && (
      <Suspense>
        <DraftDialog drafts={asked.drafts} onChoose={(draftId) => void open(asked.wanted, draftId).catch(sayFailure)} onClose={() => setAsked(undefined)} />
      </Suspense>
    ),
  };
}
