/** Findings of items: applied to the sheet, counted, judged. Pure. */
import type { ArrivalAcceptLineInput } from '../../../generated/types.gen.ts';
import { type LineChange, lineChanges } from '../../../shared/change-log/lineChanges.ts';
import type { InvalidField } from '../../../shared/refusal/refusal.ts';
import type { Arrival, ArrivalHeader, ArrivalLine } from '../tables.ts';

/** Ways to handle a failed item that let its sheet pass. */
const mayWait: readonly (string | null)[] = ['part_ordered', 'claim', 'carrier_claim'];
/** Such a handling is done when it is said. */
export const doneAtOnce: readonly (string | null)[] = ['adjusted', 'repaired'];

export const isOpen = ({ itemResult, handled }: Pick<ArrivalLine, 'itemResult' | 'handled'>): boolean => itemResult === 'no_pass' && handled !== 'Y';

const isOutside = ({ measuredValue, minValue, maxValue }: ArrivalLine): boolean =>
  measuredValue !== null && ((minValue !== null && measuredValue < minValue) || (maxValue !== null && measuredValue > maxValue));

/** A value outside its limits fails; what has not failed needs no reason, and what does not apply no value. */
function settled(line: ArrivalLine): ArrivalLine {
  const itemResult = line.itemResult !== 'na' && isOutside(line) ? ('no_pass' as const) : line.itemResult;
  const values = itemResult === 'na' ? { measuredValue: null, measuredText: null } : {};
  if (itemResult !== 'no_pass') return { ...line, ...values, itemResult, failedReasonCode: null, failedReasonText: null, handling: null, handled: null };
  const handled = line.handling === null ? null : (line.handled ?? (doneAtOnce.includes(line.handling) ? 'Y' : 'N'));
  return { ...line, ...values, itemResult, handled };
}

const trimmed = (text: string | null | undefined): string | null => text?.trim() || null;
const texts = ['measuredText', 'failedReasonText', 'remark'] as const;
const values = ['itemResult', 'measuredValue', 'failedReasonCode', 'handling', 'handled'] as const;

function merged(line: ArrivalLine, input: ArrivalAcceptLineInput): ArrivalLine {
  const typed = values.flatMap((field) => (input[field] === undefined ? [] : [[field, input[field] || (input[field] === 0 ? 0 : null)] as const]));
  const written = texts.flatMap((field) => (input[field] === undefined ? [] : [[field, trimmed(input[field])] as const]));
  return { ...line, ...Object.fromEntries([...typed, ...written]) };
}

/** Groups that a reason of the catalogue fits; none means all. */
type Reasons = ReadonlyMap<string, readonly string[]>;

/** Lays what was found over the items; later inputs win. @returns also what cannot be stored */
export function mergeLines(
  items: readonly ArrivalLine[],
  inputs: readonly ArrivalAcceptLineInput[],
  reasons: Reasons,
): { items: ArrivalLine[]; errors: InvalidField[] } {
  const changed = new Map(items.map((line) => [line.id, line]));
  const errors: InvalidField[] = [];
  inputs.forEach((input, index) => {
    const known = items.find(({ id, itemCode }) => (input.id ? id === input.id : itemCode === input.itemCode));
    const at = `items[${index}]`;
    if (!known) return void errors.push({ field: input.id ? 'id' : 'itemCode', line: at, code: 'E-012' });
    const line = merged(changed.get(known.id)!, input);
    const fits = line.failedReasonCode === null ? [] : reasons.get(line.failedReasonCode);
    if (fits === undefined || (fits.length > 0 && !fits.includes(line.category))) errors.push({ field: 'failedReasonCode', line: at, code: 'E-014' });
    changed.set(known.id, line);
  });
  return { items: items.map(({ id }) => settled(changed.get(id)!)), errors };
}

/** Columns of the header that summarise the items. */
export function countLines(
  items: readonly ArrivalLine[],
): Pick<ArrivalHeader, 'result' | 'failedCount' | 'openCount' | 'blockingCount' | 'answeredCount' | 'itemCount'> {
  const open = items.filter(isOpen);
  const answeredCount = items.filter(({ itemResult }) => itemResult !== null).length;
  // A machine has not passed before everything that must be inspected is.
  const isInspected = answeredCount > 0 && items.every(({ itemResult, mandatory }) => itemResult !== null || mandatory !== 'Y');
  return {
    result: open.length > 0 ? 'no_pass' : isInspected ? 'pass' : null,
    failedCount: items.filter(({ itemResult }) => itemResult === 'no_pass').length,
    openCount: open.length,
    blockingCount: open.filter(({ handling, safety }) => safety === 'Y' || !mayWait.includes(handling)).length,
    answeredCount,
    itemCount: items.length,
  };
}

const fields = ['itemResult', 'measuredValue', 'measuredText', 'failedReasonCode', 'failedReasonText', 'handling', 'handled', 'claimNo', 'remark'] as const;

/** Change history of items, each by its code. */
export const arrivalLineChanges = (before: Pick<Arrival, 'items'>, after: Pick<Arrival, 'items'>): LineChange[] =>
  lineChanges(before.items, after.items, { fields, nameOf: ({ itemCode }) => `items/${itemCode}` });
