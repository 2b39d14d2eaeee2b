import type { CellLocale, EditableColumn } from '../columnModel/EditableColumn.types.ts';
import type { CellMode } from './cellMode.ts';

/** The value is drawn as it is read, not as in its control. */
export const isDrawnAsRead = ({ look }: Pick<EditableColumn<object>, 'look'>, mode: CellMode, editing: 'always' | 'click'): boolean =>
  mode !== 'edit' || editing === 'click' || look === 'plain';

interface ShownCell {
  column: EditableColumn<object>;
  row: object;
  mode: CellMode;
  editing: 'always' | 'click';
  locale: CellLocale;
}

/** The text that a cell at rest shows, and the words for what is no text, such as tags. A box has none. */
export function shownText({ column, row, mode, editing, locale }: ShownCell): string {
  const value = column.value(row);
  if (isDrawnAsRead(column, mode, editing)) {
    const drawn = column.toText(value, row, locale);
    if (typeof drawn === 'string' || typeof drawn === 'number') return String(drawn);
    if (typeof drawn !== 'object' || drawn === null) return '';
  }
  return column.isOn ? '' : column.editText(value, row, locale) || column.copyText(value, row, locale);
}
