import type { ArrivalAccept, ArrivalAcceptInput, ArrivalAcceptLine, ArrivalAcceptLineInput } from '@harrow/api-client';
import type { Seen } from '../../../documents/actions/documentCalls.ts';
import { isOutside } from '../../../documents/checklist/checkLine.ts';
import { userStore } from '../../../platform/session/session.ts';
import { todayIn } from '../../../shared/todayIn.ts';

/** Header fields that the dealer types; names as on the wire. */
export type HeaderField = Exclude<keyof ArrivalAcceptInput, 'id' | 'version' | 'vin' | 'items'>;
export type ArrivalHeader = { [Field in HeaderField]-?: ArrivalAccept[Field] };

/** Every field that the contract lets a dealer type: one that is missing here does not compile. */
const fields: Record<HeaderField, true> = {
  acceptanceDate: true,
  acceptancePersonnel: true,
  acceptancePlace: true,
  operatingHours: true,
  mileage: true,
  keysQty: true,
  documentsComplete: true,
  toolsComplete: true,
  delayReason: true,
  remark: true,
};
export const headerFields = Object.keys(fields) as readonly HeaderField[];

/** What is typed at an item. */
export type Finding = Required<Omit<ArrivalAcceptLineInput, 'id' | 'itemCode'>>;
export const findingFields = [
  'itemResult',
  'measuredValue',
  'measuredText',
  'failedReasonCode',
  'failedReasonText',
  'handling',
  'handled',
  'remark',
] as const satisfies readonly (keyof Finding)[];

/** An item as it is being edited. Before the first save items have no ids of their own; their codes are unique in a sheet. */
export type ItemRow = Finding & { id: string };

/** The sheet as it is being edited. */
export interface ArrivalForm extends ArrivalHeader {
  items: readonly ItemRow[];
}

const toRow = ({ itemCode, ...line }: ArrivalAcceptLine): ItemRow =>
  ({ id: itemCode, ...Object.fromEntries(findingFields.map((field) => [field, line[field]])) }) as ItemRow;

/** What a sheet that was never saved starts with. */
const usual = (): Partial<ArrivalHeader> => ({
  acceptanceDate: todayIn(undefined),
  acceptancePersonnel: userStore.get()?.realname ?? null,
  keysQty: 2,
  documentsComplete: 'Y',
  toolsComplete: 'Y',
});

/** The form for a sheet as the server has it. */
export function fromArrival(arrival: ArrivalAccept): ArrivalForm {
  const header = Object.fromEntries(headerFields.map((field) => [field, arrival[field]])) as ArrivalHeader;
  return { ...header, ...(arrival.status === 'pending_acceptance' && usual()), items: arrival.items.map(toRow) };
}

/** The form as the save call takes it: all items, in the order of the sheet, by which problems are placed. */
export const toInput = ({ items, ...header }: ArrivalForm, seen?: Seen): { body: ArrivalAcceptInput; positions: readonly string[] } => ({
  body: { ...seen, ...header, items: items.map(({ id, ...finding }) => ({ itemCode: id, ...finding })) },
  positions: items.map(({ id }) => id),
});

/** Such a handling is done when it is said. */
const doneAtOnce: readonly (string | null)[] = ['adjusted', 'repaired'];

/** An item after something was typed, as the server will store it: a value outside its limits fails, what has not failed needs no reason. */
export function withFinding(row: ItemRow, patch: Partial<Finding>, limits: Parameters<typeof isOutside>[1]): ItemRow {
  const next = { ...row, ...patch };
  const isMeasured = next.itemResult !== 'na' && next.measuredValue !== null;
  if (isMeasured && isOutside(next.measuredValue, limits)) next.itemResult = 'no_pass';
  else if (isMeasured && 'measuredValue' in patch) next.itemResult ??= 'pass';
  if (next.itemResult === 'na') Object.assign(next, { measuredValue: null, measuredText: null });
  if (next.itemResult !== 'no_pass') return { ...next, failedReasonCode: null, failedReasonText: null, handling: null, handled: null };
  if (patch.failedReasonCode !== undefined && patch.failedReasonCode !== 'other') next.failedReasonText = null;
  if (patch.handling !== undefined) next.handled = next.handling === null ? null : doneAtOnce.includes(next.handling) ? 'Y' : 'N';
  return next;
}

export const isAnswered = ({ itemResult }: ItemRow): boolean => itemResult !== null;
export const isFailed = ({ itemResult }: Pick<ItemRow, 'itemResult'>): boolean => itemResult === 'no_pass';
