import type { UsedPartsHandle, UsedPartsHandleInput, UsedPartsHandleLine, UsedPartsHandleLineInput, UsedPartsTask } from '@harrow/api-client';
import type { Seen } from '../../../documents/actions/documentCalls.ts';
import { isTemporaryRowId, newRowId } from '../../../documents/form/rowId.ts';

/** Header fields that the dealer types; names as on the wire. */
export type HeaderField = Exclude<keyof UsedPartsHandleInput, 'id' | 'version' | 'lines'>;

/** The header as it is being edited: null where a field is empty. */
export type HandleHeader = { [Field in HeaderField]-?: UsedPartsHandle[Field] | null };

/** Every field that the contract lets a dealer type: one that is missing here does not compile. */
const emptyHeader: HandleHeader = {
  handleMethod: null,
  handleDate: null,
  handledBy: null,
  carrier: null,
  trackingNo: null,
  shipDate: null,
  boxes: null,
  weightKg: null,
  freight: null,
  scrapWitness: null,
};
export const headerFields = Object.keys(emptyHeader) as readonly HeaderField[];

type CoreFacts = Pick<UsedPartsHandleLine, 'taskId' | 'tagNo' | 'partsCode' | 'partsName' | 'claimQty' | 'openQty' | 'retainUntil' | 'returnDue'>;

/** A core as it is being handled. `id` is temporary until the line is saved. */
export interface LineRow extends CoreFacts {
  id: string;
  handledQty: number | null;
  condition: string | null;
  remark: string | null;
}
export const lineFields = ['handledQty', 'condition', 'remark'] as const satisfies readonly (keyof LineRow)[];

/** The whole document as it is being edited. */
export interface HandleForm extends HandleHeader {
  lines: readonly LineRow[];
}

/** A line for a core, with all that is open of it. */
export const rowOf = ({ id: taskId, tagNo, partsCode, partsName, claimQty, openQty, retainUntil, returnDue }: UsedPartsTask): LineRow => ({
  id: newRowId(),
  taskId,
  tagNo,
  partsCode,
  partsName,
  claimQty,
  openQty,
  retainUntil,
  returnDue,
  handledQty: openQty,
  condition: null,
  remark: null,
});

export const newHandle = (cores: readonly UsedPartsTask[]): HandleForm => ({
  ...emptyHeader,
  handleMethod: 'return_maker',
  lines: cores.filter(({ openQty }) => openQty > 0).map(rowOf),
});

const toRow = (line: UsedPartsHandleLine): LineRow => {
  const { id, taskId, tagNo, partsCode, partsName, claimQty, openQty, retainUntil, returnDue, handledQty, condition, remark } = line;
  return { id, taskId, tagNo, partsCode, partsName, claimQty, openQty, retainUntil, returnDue, handledQty, condition, remark };
};

/** The form for a document as the server has it. */
export function fromHandle(handle: UsedPartsHandle): HandleForm {
  const header = Object.fromEntries(headerFields.map((field) => [field, handle[field]])) as HandleHeader;
  return { ...header, lines: handle.lines.map(toRow) };
}

const toLineInput = ({ id, taskId, handledQty, condition, remark }: LineRow): UsedPartsHandleLineInput => ({
  ...(!isTemporaryRowId(id) && { id }),
  taskId,
  handledQty: handledQty ?? 0,
  condition: condition as UsedPartsHandleLineInput['condition'],
  remark,
});

/** The form as the save call takes it, and the rows behind its lines, by which problems are placed. */
export const toInput = ({ lines, ...header }: HandleForm, seen?: Seen): { body: UsedPartsHandleInput; positions: readonly string[] } => ({
  body: {
    ...seen,
    ...(seen ? header : Object.fromEntries(Object.entries(header).filter(([, value]) => value !== null))),
    lines: lines.map(toLineInput),
  },
  positions: lines.map(({ id }) => id),
});
