import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Held } from '../EditableTable.fixtures.tsx';
import type { EditableTableProps } from '../props/EditableTable.types.ts';

/** A row as the stories of column types hold it. */
export interface Line {
  id: string;
  [field: string]: unknown;
}

/** A table whose last rows and columns a test can look at. */
export const ColumnTable = <Row extends object>(props: Omit<EditableTableProps<Row>, 'label'>) => <Held label="Lines" rowActions={false} {...props} />;

export const cellOf = (rowId: string, column: string): HTMLElement =>
  document.querySelector<HTMLElement>(`[data-row-id="${rowId}"] [data-column="${column}"]`)!;

const focusable = 'input:not([hidden]), button, textarea, select';

/** Presses a cell and answers the editor that has the focus then. */
export async function enter(rowId: string, column: string): Promise<HTMLElement> {
  await waitFor(() => expect(cellOf(rowId, column)).toBeVisible());
  await userEvent.click(cellOf(rowId, column));
  await waitFor(() => expect(cellOf(rowId, column).querySelector(focusable)).not.toBeNull());
  const cell = cellOf(rowId, column);
  await waitFor(() => expect(cell.contains(document.activeElement)).toBe(true));
  return cell.querySelector<HTMLElement>(focusable)!;
}

/** Replaces what stands in a cell by typing. */
export async function typeInto(rowId: string, column: string, text: string): Promise<void> {
  const editor = await enter(rowId, column);
  await userEvent.clear(editor);
  if (text !== '') await userEvent.type(editor, text);
}

/** Chooses an option of the list that belongs to a cell. */
export async function choose(rowId: string, column: string, option: string): Promise<void> {
  const editor = await enter(rowId, column);
  if (editor.getAttribute('aria-expanded') !== 'true') await userEvent.click(editor);
  await userEvent.click(await within(document.body).findByTitle(option));
}

/** Text of a cell. */
export const textIn = (rowId: string, column: string): string => {
  const cell = cellOf(rowId, column);
  const input = cell.querySelector<HTMLInputElement>('input:not([type="radio"]):not([type="checkbox"]):not([hidden])');
  return input?.value || (cell.textContent ?? '');
};
