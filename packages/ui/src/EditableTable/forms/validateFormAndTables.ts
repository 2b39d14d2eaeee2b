import type { RefObject } from 'react';
import type { CellErrorText } from '../props/EditableTable.types.ts';
import { FormAndTablesError } from './FormAndTablesError.ts';

/** The part of antd's `FormInstance` that is used. */
export interface CheckedForm<Values> {
  validateFields: () => Promise<Values>;
  scrollToField: (name: (string | number)[], options?: { focus?: boolean; block?: 'center' }) => void;
}

/** The part of an `EditableTableHandle` that is used. */
export interface CheckedTable<Row> {
  validate: () => Promise<{ errors: CellErrorText[] }>;
  getValues: (options?: { withoutTemporaryIds?: boolean }) => Row[];
  focusCell: (rowId: string, column: string) => boolean;
}

/** A table, and the tab it is in. */
export interface TableCase<Row> {
  table: RefObject<CheckedTable<Row> | null>;
  /** Key of the tab that shows the table; leave out if it is always in sight. */
  pane?: string;
}

export interface PaneOptions {
  /** Opens the tab with this key: sets `activeKey`. */
  openPane?: (pane: string) => void;
  /** Rows that were added here are answered without the id that they have only here. Default false. */
  withoutTemporaryIds?: boolean;
}

interface FormOptions extends PaneOptions {
  /** Key of the tab that shows the form. */
  formPane?: string;
}

/** Rows of each table, in the order of the cases. */
type RowsOf<Cases> = { -readonly [Index in keyof Cases]: Cases[Index] extends TableCase<infer Row> ? Row[] : never };

/**
 * Checks all rows of several tables, so that all their errors are marked, and answers their values.
 * @throws {FormAndTablesError} with the first table that failed; its tab is open then, and its first wrong cell has the focus
 */
export async function validateTables<const Cases extends readonly TableCase<unknown>[]>(cases: Cases, options: PaneOptions = {}): Promise<RowsOf<Cases>> {
  const failed: { index: number; one: TableCase<unknown>; errors: FormAndTablesError['errors'] }[] = [];
  for (const [index, one] of cases.entries()) {
    const { errors } = await (await mounted(one, options)).validate();
    if (errors.length > 0) failed.push({ index, one, errors });
  }
  const first = failed[0];
  const { withoutTemporaryIds = false } = options;
  if (!first) return cases.map(({ table }) => table.current!.getValues({ withoutTemporaryIds })) as RowsOf<Cases>;
  const { index, one, errors } = first;
  if (one.pane !== undefined) options.openPane?.(one.pane);
  await drawn();
  errors.some(({ rowId, column }) => one.table.current?.focusCell(rowId, column));
  throw new FormAndTablesError({ index, pane: one.pane, errors });
}

/**
 * Checks a form and several tables, all of them, and answers the values of all.
 * @throws {FormAndTablesError} with the first that failed, the form before the tables; its tab is open then, and its first wrong field has the focus
 */
export async function validateFormAndTables<Values, const Cases extends readonly TableCase<unknown>[]>(
  form: CheckedForm<Values>,
  cases: Cases,
  { formPane, ...options }: FormOptions = {},
): Promise<{ values: Values; tables: RowsOf<Cases> }> {
  const checked = await form.validateFields().then(
    (values) => ({ values }),
    (failure: unknown) => ({ failure }),
  );
  if ('values' in checked) return { values: checked.values, tables: await validateTables(cases, options) };

  const field = firstField(checked.failure);
  if (!field) throw checked.failure;
  // The tables are checked, too, so that the user sees all that is wrong; the form's tab stays in front.
  for (const { table } of cases) await table.current?.validate();
  if (formPane !== undefined) options.openPane?.(formPane);
  await drawn();
  form.scrollToField(field, { focus: true, block: 'center' });
  throw new FormAndTablesError({ index: undefined, pane: formPane, errors: [], cause: checked.failure });
}

/** antd rejects with the fields that failed. */
function firstField(failure: unknown): (string | number)[] | undefined {
  const { errorFields } = (failure ?? {}) as { errorFields?: { name: (string | number)[] }[] };
  return errorFields?.[0]?.name;
}

/** ms that a tab may take to show its table. */
const patience = 5000;

/** Opens a tab that was never open: its table is not mounted yet, and could not be validated. */
async function mounted<Row>({ table, pane }: TableCase<Row>, { openPane }: PaneOptions): Promise<CheckedTable<Row>> {
  if (table.current) return table.current;
  if (pane !== undefined) openPane?.(pane);
  const end = performance.now() + patience;
  while (!table.current && performance.now() < end) await drawn();
  if (!table.current) throw new Error('validateTables: a table is not mounted, and no tab was named that shows it');
  return table.current;
}

/** Once React has drawn and the browser has laid out what was just asked for. */
const drawn = () => new Promise((resolve) => setTimeout(resolve, 50));
