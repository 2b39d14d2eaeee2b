import type { WarrantyClaim } from '@harrow/api-client';
import { type ClaimForm, fromClaim, type HeaderField, headerFields } from './claimForm.ts';
import { isTemporaryRowId, newRowId } from './rowId.ts';

/** Something that differs between what the user typed and what somebody else saved meanwhile. */
export type Difference =
  | { kind: 'field'; field: HeaderField; mine: string; theirs: string }
  | { kind: 'fault'; name: string; change: 'onlyMine' | 'onlyTheirs' | 'different' };

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** What differs between the two, header first, then fault by fault. */
export function compareForms(mine: ClaimForm, theirs: ClaimForm): Difference[] {
  const fields = headerFields
    .filter((field) => text(mine[field]) !== text(theirs[field]))
    .map((field): Difference => ({ kind: 'field', field, mine: text(mine[field]), theirs: text(theirs[field]) }));
  return [...fields, ...compareFaults(mine, theirs)];
}

function compareFaults(mine: ClaimForm, theirs: ClaimForm): Difference[] {
  const nameOf = ({ bugCode, bugName }: ClaimForm['faults'][number]): string => [bugCode, bugName].filter(Boolean).join(' ');
  const ofMine = mine.faults.flatMap((fault): Difference[] => {
    const other = theirs.faults.find(({ id }) => id === fault.id);
    if (!other) return [{ kind: 'fault', name: nameOf(fault), change: 'onlyMine' }];
    return JSON.stringify(fault) === JSON.stringify(other) ? [] : [{ kind: 'fault', name: nameOf(fault), change: 'different' }];
  });
  const onlyTheirs = theirs.faults
    .filter(({ id }) => !mine.faults.some((fault) => fault.id === id))
    .map((fault): Difference => ({ kind: 'fault', name: nameOf(fault), change: 'onlyTheirs' }));
  return [...ofMine, ...onlyTheirs];
}

/** The user's form on top of a newer claim: rows that are gone there become new ones, since their ids mean nothing any more. */
export function rebase(mine: ClaimForm, claim: WarrantyClaim): ClaimForm {
  const theirs = fromClaim(claim);
  const known = new Set(theirs.faults.flatMap((fault) => [fault.id, ...fault.labour.map(({ id }) => id), ...fault.parts.map(({ id }) => id)]));
  const keep = <Row extends { id: string }>(row: Row): Row => (known.has(row.id) || isTemporaryRowId(row.id) ? row : { ...row, id: newRowId() });
  return {
    ...mine,
    faults: mine.faults.map((fault) => {
      const kept = keep(fault);
      // A line cannot move to another fault, so the lines of a new fault are new, too.
      const isNew = isTemporaryRowId(kept.id);
      const line = <Row extends { id: string }>(row: Row): Row => (isNew && !isTemporaryRowId(row.id) ? { ...row, id: newRowId() } : keep(row));
      return { ...kept, bugNo: isNew ? null : kept.bugNo, labour: fault.labour.map(line), parts: fault.parts.map(line) };
    }),
  };
}
