import { useMemo, useState } from 'react';
import { useDraft } from '../../shared/useDraft.ts';
import { type Seen, seen } from '../actions/documentCalls.ts';
import { type KeptReview, keptReviewOf, typedOn } from './keptReview.ts';

export interface ReviewInHand<Typed> {
  /** Undefined while nothing was typed. */
  typed: Typed | undefined;
  /** The document as the reviewer has seen it. What is sent says so, since a newer one may have arrived that nobody has looked at. */
  seen: Seen | undefined;
  /** A newer version has arrived since the reviewer began to type. */
  isOld: boolean;
  /** Names of the lines that were there when something was typed, by id. */
  names: Readonly<Record<string, string>>;
  type: (typed: Typed) => void;
  /** The reviewer has looked at the newer version: what was typed is about it from now on. */
  goOn: () => void;
  /** The server has it, or the reviewer gives it up. */
  discard: () => void;
  /** This browser keeps it. */
  isKept: boolean;
}

const noNames = {};

/**
 * Draft of a review, or of notes at the lines, of a document that cannot be edited. It stays when a newer version of the document arrives
 * and after a reload, until the server has it.
 * @param docType  under which it is kept, for example `warrantyClaimReview`
 * @param document undefined before its first save
 * @param names    of its lines by id, to say later what a line was that is gone
 */
export function useKeptReview<Typed extends object>(docType: string, document: Seen | undefined, names: Readonly<Record<string, string>>): ReviewInHand<Typed> {
  const { offered, save, discard, isKept } = useDraft<KeptReview<Typed> | Typed>(docType, document?.id);
  const [state, setState] = useState<{ id: string | undefined; kept: KeptReview<Typed> | undefined }>();
  const id = document?.id;
  const version = document?.version;
  const kept = state && state.id === id ? state.kept : offered && keptReviewOf(offered);
  return useMemo(() => {
    const keep = (next: KeptReview<Typed>): void => {
      setState({ id, kept: next });
      save(next);
    };
    const now = id === undefined || version === undefined ? undefined : { id, version };
    return {
      typed: kept?.typed,
      seen: now && seen({ ...now, version: kept?.version ?? now.version }),
      isOld: kept !== undefined && now !== undefined && kept.version < now.version,
      names: kept?.names ?? noNames,
      type: (typed) => now && keep(typedOn(kept, typed, { version: now.version, names })),
      goOn: () => now && kept && keep({ ...kept, version: now.version, names: { ...kept.names, ...names } }),
      discard: () => {
        setState({ id, kept: undefined });
        discard();
      },
      isKept,
    };
  }, [id, version, names, kept, save, discard, isKept]);
}
