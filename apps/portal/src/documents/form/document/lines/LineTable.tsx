import { EditableTable, type EditableTableHandle } from '@harrow/ui/editable-table';
import { type ReactNode, use, useCallback, useMemo, useRef } from 'react';
import { useLineRights } from '../../useLineRights.ts';
import { isBlank } from '../../engine/isSameValue.ts';
import type { FormRow } from '../../engine/values.ts';
import { columnsOf } from './columnsOf.ts';
import type { LineColumns } from './lineColumns.ts';
import styles from '../form.module.css';
import { fieldId, listPlace, SectionNameContext, useOpenForm, useProblem, useWords } from '../openForm.ts';
import { useFormPlace } from '../fields/useFormPlace.ts';
import { useLineErrors } from './useLineErrors.ts';
import { useList } from './useList.ts';

export interface LineTableProps<List extends string = string> {
  list: List;
  /** Id of the parent line of its lines. Default: all of the list. */
  below?: string;
  /** See `lineColumns`; keep it the same. */
  columns: LineColumns;
  /** Lines are neither added nor removed. Default false. */
  isFixed?: boolean;
  /** Lines are added by the page, as by a picker or a scanner; they can be removed. Default false: the table adds them. */
  isFilledByPage?: boolean;
  emptyText?: string;
  /** Its heading, if its section has other content. Default: that of the section. */
  title?: string;
  /** A line is needed to submit. Default false. */
  needed?: boolean;
  /** Above the table: controls that add lines. */
  tools?: ReactNode;
  /** Column by whose values lines stand in groups. Default: none. */
  groupBy?: string;
  /** Lines that are shown; the others stay as they are. Default: all. */
  only?: ((row: FormRow) => boolean) | undefined;
  /** Class of a line, such as the one that was scanned last. */
  rowClassName?: (row: FormRow) => string | undefined;
}

/** A list of the form as a table. */
export function LineTable({
  list,
  below,
  columns,
  isFixed = false,
  isFilledByPage = false,
  emptyText,
  title,
  needed = false,
  tools,
  groupBy,
  only,
  rowClassName,
}: LineTableProps) {
  const { words, nameOf } = useWords();
  const { kind, document, pageId } = useOpenForm();
  const { rows: all, change: changeAll, readOnly } = useList(list, below);
  const rows = useMemo(() => (only ? all.filter(only) : all), [all, only]);
  const change = (next: readonly FormRow[]): void => changeAll(only ? withShown(all, rows, next) : next);
  const errors = useLineErrors(list, rows);
  const general = useProblem(list);
  const authPre = `${kind.docType}:${kind.lists[list]?.right ?? list}`;
  const { permissions, mayAdd } = useLineRights(authPre);
  const sheet = kind.sheet.lists[list]!;
  const isKept = readOnly || isFixed;
  const sectionTitle = words(`section.${use(SectionNameContext)}`);
  const own = useMemo(
    () => columnsOf(sheet, columns, (field) => nameOf(`${list}.${field}`), { document, isFixed: isKept }),
    [sheet, columns, list, nameOf, document, isKept],
  );
  const groups = useMemo(() => (groupBy === undefined ? undefined : { by: [groupBy] }), [groupBy]);
  const table = useRef<EditableTableHandle<FormRow>>(null);
  const jump = useCallback((rowId: string, field: string) => table.current?.focusCell(rowId, field) === true, []);
  const place = listPlace(list, below);
  const lacks = (row: FormRow): boolean => Object.entries(sheet.fields).some(([field, { needed: isNeeded }]) => isNeeded && isBlank(row[field]));
  useFormPlace(place, { missing: (needed && rows.length === 0) || rows.some(lacks) ? [place] : [], jump });
  return (
    <div id={fieldId(pageId, list, below)} data-wide className={styles.wide} tabIndex={-1}>
      {title !== undefined && <h3 className={styles.title}>{title}</h3>}
      {general && <p className={styles.error}>{general}</p>}
      {!isKept && mayAdd && tools && <div className={styles.tools}>{tools}</div>}
      <EditableTable
        ref={table}
        label={title ?? sectionTitle}
        rows={rows}
        columns={own}
        fitColumns
        errors={errors}
        readOnly={readOnly}
        permissions={permissions}
        authPre={authPre}
        addable={!isKept && !isFilledByPage}
        insertable={!isKept && !isFilledByPage}
        removable={!isKept}
        rowActions={!isKept}
        {...(sheet.maxItems !== undefined && { maxRows: sheet.maxItems })}
        createRow={(id) => ({ id, ...Object.fromEntries(Object.keys(sheet.fields).map((field) => [field, null])) })}
        {...(groups && { rowGroups: groups })}
        {...(emptyText !== undefined && { emptyText })}
        {...(rowClassName && { rowClassName })}
        onRowsChange={change}
      />
    </div>
  );
}

/** All lines with those that were shown as they are now: changed ones at their place, new ones behind them. */
export function withShown(all: readonly FormRow[], shown: readonly FormRow[], next: readonly FormRow[]): FormRow[] {
  const wasShown = new Set(shown.map(({ id }) => id));
  const now = new Map(next.map((row) => [row.id, row]));
  const kept = all.flatMap((row) => (wasShown.has(row.id) ? (now.get(row.id) ?? []) : row));
  return [...kept, ...next.filter(({ id }) => !wasShown.has(id))];
}
