import { type ChangedLine, changedLines } from '../../../../documents/form/changedLines.ts';
import type { ClaimForm } from '../claimForm.ts';

/** The tables of lines that a fault has. */
export type LineKind = 'labour' | 'parts';
export const lineKinds: readonly LineKind[] = ['labour', 'parts'];

/** Labour and parts of `after` that `before` had with other values, under whatever fault they stand. */
export const changedClaimLines = (before: ClaimForm, after: ClaimForm): ChangedLine[] =>
  lineKinds.flatMap((kind) =>
    changedLines(
      kind,
      before.faults.flatMap((fault): readonly { id: string }[] => fault[kind]),
      after.faults.flatMap((fault): readonly { id: string }[] => fault[kind]),
    ),
  );
