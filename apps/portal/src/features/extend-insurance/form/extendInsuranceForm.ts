import type { ExtendInsurance, ExtendInsuranceInput, ExtendInsuranceLine, ExtendInsuranceLineInput } from '@harrow/api-client';
import type { Seen } from '../../../documents/actions/documentCalls.ts';
import { isTemporaryRowId } from '../../../documents/form/rowId.ts';

/** Header fields that the dealer types; names as on the wire. */
export type HeaderField = Exclude<keyof ExtendInsuranceInput, 'id' | 'version' | 'lines'>;

/** The header as it is being edited: null where a field is empty. */
export type ExtendInsuranceHeader = { [Field in HeaderField]-?: ExtendInsurance[Field] | null };

/** Every field that the contract lets a dealer type: one that is missing here does not compile. */
const emptyHeader: ExtendInsuranceHeader = { title: null, remark: null };
export const headerFields = Object.keys(emptyHeader) as readonly HeaderField[];

/** A line as it is being edited. `id` is temporary until the line is saved. */
export interface LineRow {
  id: string;
  description: string | null;
  qty: number | null;
}
export const lineFields = ['description', 'qty'] as const satisfies readonly (keyof LineRow)[];

/** The whole document as it is being edited. */
export interface ExtendInsuranceForm extends ExtendInsuranceHeader {
  lines: readonly LineRow[];
}

export const newExtendInsurance = (): ExtendInsuranceForm => ({ ...emptyHeader, lines: [] });

const toRow = ({ id, description, qty }: ExtendInsuranceLine): LineRow => ({ id, description, qty });

/** The form for a document as the server has it. */
export function fromExtendInsurance(extendInsurance: ExtendInsurance): ExtendInsuranceForm {
  const header = Object.fromEntries(headerFields.map((field) => [field, extendInsurance[field]])) as ExtendInsuranceHeader;
  return { ...header, lines: extendInsurance.lines.map(toRow) };
}

const toLineInput = ({ id, description, qty }: LineRow): ExtendInsuranceLineInput => ({
  ...(!isTemporaryRowId(id) && { id }),
  description: description ?? '',
  qty: qty ?? 0,
});

/** The form as the save call takes it, and the rows behind its lines, by which problems are placed. */
export const toInput = ({ lines, title, remark }: ExtendInsuranceForm, seen?: Seen): { body: ExtendInsuranceInput; positions: readonly string[] } => ({
  body: { ...seen, title: title ?? '', remark, lines: lines.map(toLineInput) },
  positions: lines.map(({ id }) => id),
});
