import type { WarrantyClaim } from '@harrow/api-client';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useDraft } from '../../../shared/useDraft.ts';
import { fromReviewed, type ReviewForm } from './reviewForm.ts';
import type { Reviewing } from './reviewing.ts';

/**
 * The review that the user may do now. It starts anew whenever the server has another version of the claim; until then what
 * was typed is kept in this browser and comes back after a reload.
 */
export function useReview(claim: WarrantyClaim | undefined): Reviewing | undefined {
  const mayReview = claim?.allowedActions.some((action) => action === 'adjust' || action === 'pass' || action === 'auditSucceeded') ?? false;
  const { offered, save, discard, isKept } = useDraft<ReviewForm>('warrantyClaimReview', claim?.id, claim?.version);
  const key = claim ? `${claim.id}/${claim.version}` : '';
  const [typed, setTyped] = useState<{ key: string; review: ReviewForm }>();
  const initial = useMemo(() => claim && fromReviewed(claim), [claim]);
  const kept = offered && offered.version === claim?.version ? offered.value : undefined;
  const current = typed?.key === key ? typed.review : kept;

  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current !== key) discard();
    lastKey.current = key;
  }, [key, discard]);

  return useMemo(() => {
    const review = current ?? initial;
    if (!mayReview || !review) return undefined;
    return {
      review,
      isChanged: current !== undefined,
      isKept,
      change: (patch) => {
        const next = { ...review, ...patch };
        setTyped({ key, review: next });
        save(next);
      },
    };
  }, [mayReview, current, initial, key, save, isKept]);
}
