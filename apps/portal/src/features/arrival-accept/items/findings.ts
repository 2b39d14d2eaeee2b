import type { ArrivalAcceptLineInput } from '@harrow/api-client';
import { isMeasured, isOutside } from '../../../documents/checklist/checkLine.ts';
import type { ItemRow, SheetItem } from '../arrivalKind.ts';

/** Input at an item. */
export type Finding = Omit<ArrivalAcceptLineInput, 'id' | 'itemCode'>;

/** Kinds of handling that are done at once. */
const doneAtOnce: readonly unknown[] = ['adjusted', 'repaired'];

/**
 * An item after input, as the server will store it: a value outside its limits fails; an item that has not failed needs no reason. A value
 * that is being typed fails nothing yet (`withReading`): the beginning of one inside the limits may lie outside.
 */
export function withFinding(row: ItemRow, patch: Finding): ItemRow {
  const next: { -readonly [Field in keyof ItemRow]: ItemRow[Field] } = { ...row, ...patch };
  const hasValue = next.itemResult !== 'na' && next.measuredValue != null;
  const isTyping = 'measuredValue' in patch;
  if (hasValue && isOutside(next.measuredValue, next)) next.itemResult = isTyping ? next.itemResult : 'no_pass';
  else if (hasValue && isTyping) next.itemResult ??= 'pass';
  if (next.itemResult === 'na') Object.assign(next, { measuredValue: null, measuredText: null });
  if (next.itemResult !== 'no_pass') return { ...next, failedReasonCode: null, failedReasonText: null, handling: null, handled: null };
  if (patch.failedReasonCode !== undefined && patch.failedReasonCode !== 'other') next.failedReasonText = null;
  if (patch.handling !== undefined) next.handled = next.handling == null ? null : doneAtOnce.includes(next.handling) ? 'Y' : 'N';
  return next;
}

/**
 * An item whose value has been typed to its end: outside its limits it fails; one inside takes back what the value before it had failed,
 * unless a reason was given. @param before value when the typing began
 */
export function withReading(row: ItemRow, before: number | null | undefined): ItemRow {
  const { measuredValue: value, itemResult, failedReasonCode, handling } = row;
  if (value == null || itemResult === 'na') return row;
  if (isOutside(value, row)) return withFinding(row, { itemResult: 'no_pass' });
  const isOfValueBefore = itemResult === 'no_pass' && isOutside(before, row) && failedReasonCode == null && handling == null;
  return isOfValueBefore ? withFinding(row, { itemResult: 'pass' }) : row;
}

export const isAnswered = ({ itemResult }: Pick<ItemRow, 'itemResult'>): boolean => itemResult != null;
export const isFailed = ({ itemResult }: Pick<ItemRow, 'itemResult'>): boolean => itemResult === 'no_pass';
/** True if the item needs a reading. */
export const asksValue = ({ line, row }: SheetItem): boolean => isMeasured(line) && row.itemResult !== 'na';

/** True if all fields that the result needs are filled in; photos are not among them. */
export function isComplete(item: SheetItem): boolean {
  const { row, line } = item;
  const isUnmeasured = asksValue(item) && (line.valueType === 'text' ? !row.measuredText : row.measuredValue == null);
  return !isUnmeasured && (!isFailed(row) || (row.failedReasonCode != null && row.handling != null));
}
