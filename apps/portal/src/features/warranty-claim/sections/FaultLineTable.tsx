import { type EditableColumn, EditableTable, type EditableTableHandle } from '@harrow/ui/editable-table';
import { Button } from 'antd';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { liveRows } from '../../../platform/socket.ts';
import { useLineErrors } from '../../../documents/form/document/lines/useLineErrors.ts';
import { listPlace, useOpenForm } from '../../../documents/form/document/openForm.ts';
import { useFormPlace } from '../../../documents/form/document/fields/useFormPlace.ts';
import type { Fault } from '../form/claimForm.ts';
import { useLineRights } from '../../../documents/form/useLineRights.ts';
import { liveKey } from '../../../documents/form/useLiveLines.ts';
import { useReviewing } from '../review/reviewing.ts';
import styles from './sections.module.css';

type LineList = 'detailList' | 'partsList';

interface FaultLineTableProps<Row> {
  fault: Fault;
  list: LineList;
  rows: readonly Row[];
  columns: EditableColumn<Row>[];
  onRowsChange: (rows: readonly Row[]) => void;
  addText: string;
  /** Nothing can be chosen yet. */
  addDisabled?: boolean;
  emptyText: string;
  /** A line without a code, for codes that are pasted or typed. */
  createRow: (rowId: string) => Row;
  /** Default: any number. */
  maxRows?: number;
  /** Chooses lines from the catalogue; stays open until it calls `onClose`. */
  picker: (onClose: () => void) => ReactNode;
}

/** Rights over the lines of claims. */
const authPre: Readonly<Record<LineList, string>> = { detailList: 'warrantyClaim:detail', partsList: 'warrantyClaim:parts' };

/** Lines of a fault: a table whose rows come from a catalogue, with the reviewer's columns during a review. */
export function FaultLineTable<Row extends { id: string }>({
  fault,
  list,
  rows,
  columns,
  onRowsChange,
  addText,
  addDisabled,
  emptyText,
  createRow,
  maxRows,
  picker,
}: FaultLineTableProps<Row>) {
  const { t } = useTranslation('warrantyClaim');
  const { readOnly, document } = useOpenForm();
  const { mayAdd, permissions } = useLineRights(authPre[list]);
  const isReview = useReviewing() !== undefined;
  const [picking, setPicking] = useState(false);
  const table = useRef<EditableTableHandle<Row>>(null);
  const jump = useCallback((rowId: string, column: string) => table.current?.focusCell(rowId, column) === true, []);
  useFormPlace(listPlace(list, fault.id), { jump });
  const title = t(list === 'detailList' ? 'labour.title' : 'part.title');
  return (
    <>
      <EditableTable
        ref={table}
        label={title}
        size="compact"
        rows={rows}
        columns={columns}
        fitColumns
        errors={useLineErrors(list, rows)}
        authPre={authPre[list]}
        permissions={permissions}
        reloadEffect
        {...(document && { socket: liveRows, socketKey: liveKey('warrantyClaim', document.id, list) })}
        readOnly={readOnly && !isReview}
        addable={!isReview && !addDisabled && mayAdd}
        createRow={createRow}
        {...(maxRows !== undefined && { maxRows })}
        removable={!isReview}
        rowActions={!isReview}
        onRowsChange={onRowsChange}
        emptyText={emptyText}
        toolbar={{
          // Lines come from the catalogue, or with their codes.
          buttons: [],
          prefix: (
            <>
              <strong className={styles.tableTitle}>{title}</strong>
              {!readOnly && mayAdd && (
                <Button size="small" disabled={addDisabled} onClick={() => setPicking(true)}>
                  {addText}
                </Button>
              )}
            </>
          ),
        }}
      />
      {picking && picker(() => setPicking(false))}
    </>
  );
}
