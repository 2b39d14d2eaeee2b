import type { __Name__, __Name__Input, __Name__Line, __Name__LineInput } from '@harrow/api-client';
import type { Seen } from '../../../documents/actions/documentCalls.ts';
import { isTemporaryRowId } from '../../../documents/form/rowId.ts';

/** Header fields that the dealer types; names as on the wire. */
export type HeaderField = Exclude<keyof __Name__Input, 'id' | 'version' | 'lines'>;

/** The header as it is being edited: null where a field is empty. */
export type __Name__Header = { [Field in HeaderField]-?: __Name__[Field] | null };

/** Every field that the contract lets a dealer type: one that is missing here does not compile. */
const emptyHeader: __Name__Header = { title: null, remark: null };
export const headerFields = Object.keys(emptyHeader) as readonly HeaderField[];

/** A line as it is being edited. `id` is temporary until the line is saved. */
export interface LineRow {
  id: string;
  description: string | null;
  qty: number | null;
}
export const lineFields = ['description', 'qty'] as const satisfies readonly (keyof LineRow)[];

/** The whole document as it is being edited. */
export interface __Name__Form extends __Name__Header {
  lines: readonly LineRow[];
}

export const new__Name__ = (): __Name__Form => ({ ...emptyHeader, lines: [] });

const toRow = ({ id, description, qty }: __Name__Line): LineRow => ({ id, description, qty });

/** The form for a document as the server has it. */
export function from__Name__(__name__: __Name__): __Name__Form {
  const header = Object.fromEntries(headerFields.map((field) => [field, __name__[field]])) as __Name__Header;
  return { ...header, lines: __name__.lines.map(toRow) };
}

const toLineInput = ({ id, description, qty }: LineRow): __Name__LineInput => ({
  ...(!isTemporaryRowId(id) && { id }),
  description: description ?? '',
  qty: qty ?? 0,
});

/** The form as the save call takes it, and the rows behind its lines, by which problems are placed. */
export const toInput = ({ lines, title, remark }: __Name__Form, seen?: Seen): { body: __Name__Input; positions: readonly string[] } => ({
  body: { ...seen, title: title ?? '', remark, lines: lines.map(toLineInput) },
  positions: lines.map(({ id }) => id),
});
