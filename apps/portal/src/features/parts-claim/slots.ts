import type { PartsClaim } from '@harrow/api-client';
import type { FormSlot } from '../../documents/form/document/Slots.tsx';
import type { LineRow } from './partsClaimKind.ts';

/** Slots by what is claimed, as the server will require them. */
export function slotsOf(rows: readonly LineRow[], document: PartsClaim | undefined): readonly (FormSlot & { name: string })[] {
  const has = (...reasons: readonly string[]): boolean => rows.some(({ lineReason }) => lineReason != null && reasons.includes(lineReason));
  // Only the server knows the value of the damage in US dollars.
  const isDear = document?.slots.some(({ slot, required }) => slot === 'carrierReport' && required) ?? false;
  return [
    { name: 'partsPhoto', required: has('damaged', 'wrong', 'quality') },
    { name: 'labelPhoto', required: has('wrong') },
    { name: 'boxPhoto' },
    { name: 'carrierReport', required: isDear },
  ];
}
