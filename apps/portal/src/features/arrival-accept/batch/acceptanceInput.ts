/** Input of a batch acceptance. Pure. */
import type { ArrivalAcceptLine, ArrivalAcceptLineInput } from '@harrow/api-client';
import type { ItemRow } from '../arrivalKind.ts';
import type { BatchAcceptance } from '../arrivals.ts';
import { type Finding, withFinding, withReading } from '../items/findings.ts';

/** Input of one machine. */
interface MachineInput {
  operatingHours?: number | null;
  delayReason?: string;
  remark?: string;
  items?: ArrivalAcceptLineInput[];
}

/** Values of the dialog. */
export interface AcceptanceValues {
  acceptanceDate: string;
  acceptancePersonnel: string;
  acceptancePlace?: string;
  keysQty: number;
  documentsComplete: 'Y' | 'N';
  toolsComplete: 'Y' | 'N';
  /** Of every late machine that has no reason of its own. */
  delayReason?: string;
  remark?: string;
  /** By the code of the item. */
  measured?: Record<string, number | null>;
  /** By the id of the sheet. */
  vehicles?: Record<string, MachineInput>;
  submit: boolean;
  /** Product of the sheets, and ids of those past their deadline; no field asks for them. */
  about: { product: string; late: readonly string[] };
}

/** When the dialog opens: nothing but the machines, so that the server says which of them can be part of the batch. */
const nothing: BatchAcceptance = { common: {}, vehicles: [], submit: 'N' };

/** Input of the call. @param ids sheets of the batch */
export function toBatch(values: Partial<AcceptanceValues>, ids: readonly string[]): BatchAcceptance {
  const { submit, measured = {}, vehicles = {}, about, delayReason, remark, acceptancePlace, ...common } = values;
  if (about === undefined) return nothing;
  const items = Object.entries(measured).flatMap(([itemCode, measuredValue]) => (typeof measuredValue === 'number' ? [{ itemCode, measuredValue }] : []));
  return {
    // What nobody typed leaves the sheets as they are.
    common: { ...common, ...said({ acceptancePlace, remark }), items },
    vehicles: ids.map((id) => {
      const { operatingHours = null, items: own = [], ...words } = vehicles[id] ?? {};
      const late = about.late.includes(id) ? { delayReason: words.delayReason || delayReason } : {};
      return { id, operatingHours, ...said({ remark: words.remark, ...late }), items: own.filter(({ itemCode }) => itemCode) };
    }),
    submit: submit ? 'Y' : 'N',
  };
}

const said = (texts: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).flatMap(([field, text]) => (text?.trim() ? [[field, text]] : [])));

/** An exception after input; its fields follow each other as on the sheet. */
export const changedException = (line: ArrivalAcceptLine, item: ArrivalAcceptLineInput, patch: Finding): ArrivalAcceptLineInput =>
  inputOf(line, item, withFinding(rowOf(line, item), patch), patch);

/** An exception whose value has been typed to its end. @param before value when the typing began */
export const readException = (line: ArrivalAcceptLine, item: ArrivalAcceptLineInput, before: number | null | undefined): ArrivalAcceptLineInput =>
  inputOf(line, item, withReading(rowOf(line, item), before));

const rowOf = (line: ArrivalAcceptLine, item: ArrivalAcceptLineInput): ItemRow => ({ ...line, ...nothingFound, ...item }) as unknown as ItemRow;

/** Input fields of a row: those with a value, and those that were emptied. */
function inputOf(line: ArrivalAcceptLine, item: ArrivalAcceptLineInput, row: ItemRow, patch: Finding = {}): ArrivalAcceptLineInput {
  const { itemResult, measuredValue, measuredText, failedReasonCode, failedReasonText, handling, handled, remark } = row;
  const next = { itemResult, measuredValue, measuredText, failedReasonCode, failedReasonText, handling, handled, remark };
  return {
    itemCode: line.itemCode,
    ...(Object.fromEntries(Object.entries(next).filter(([field, value]) => value != null || field in item || field in patch)) as ArrivalAcceptLineInput),
  };
}

const nothingFound = {
  itemResult: null,
  measuredValue: null,
  measuredText: null,
  failedReasonCode: null,
  failedReasonText: null,
  handling: null,
  handled: null,
  remark: null,
};

/** Slots of a machine: those that every sheet of its kind must fill, those that its exceptions ask for, and one for whatever else there is to see. */
export function slotsOf(
  always: readonly string[],
  lines: readonly ArrivalAcceptLine[],
  items: readonly ArrivalAcceptLineInput[],
): { name: string; required: boolean }[] {
  const isDamaged = items.some(
    ({ itemCode, itemResult }) => itemResult === 'no_pass' && lines.find((line) => line.itemCode === itemCode)?.category === 'transport_damage',
  );
  const needed = [...always, ...(isDamaged ? ['damagePhoto'] : []), ...(items.some(({ handling }) => handling === 'carrier_claim') ? ['carrierReport'] : [])];
  return [...new Set([...needed, 'exteriorPhoto'])].map((name) => ({ name, required: needed.includes(name) }));
}

/** Input of the sheets that have not been stored yet; undefined when there is none. */
export function leftOf(values: AcceptanceValues, stored: readonly string[]): AcceptanceValues | undefined {
  const left = Object.entries(values.vehicles ?? {}).filter(([id, input]) => !stored.includes(id) && isTyped(input));
  return left.length === 0 ? undefined : { ...values, vehicles: Object.fromEntries(left) };
}

const isTyped = ({ operatingHours, delayReason, remark, items = [] }: MachineInput): boolean =>
  operatingHours != null || Boolean(delayReason || remark) || items.length > 0;
