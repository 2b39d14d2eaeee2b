import { type EditableColumn, EditableTable } from '@harrow/ui/editable-table';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { liveRows } from '../../../platform/socket.ts';
import type { LineKind } from '../form/lines/changedLines.ts';
import type { FaultRow } from '../form/claimForm.ts';
import { useClaimEditing } from '../form/editing.ts';
import { useLineRights } from '../../../documents/form/useLineRights.ts';
import { liveKey } from '../../../documents/form/useLiveLines.ts';
import { useReviewing } from '../review/reviewing.ts';
import styles from './sections.module.css';
import { useLineErrors } from './useLineErrors.ts';
import { useTableOf } from './useTableOf.ts';

interface FaultLineTableProps<Row> {
  fault: FaultRow;
  kind: LineKind;
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

/** Rights over the lines of claims, by kind. */
const authPre: Readonly<Record<LineKind, string>> = { labour: 'warrantyClaim:detail', parts: 'warrantyClaim:parts' };

/** Lines of a fault: a table whose rows come from a catalogue, with the reviewer's columns while somebody reviews. */
export function FaultLineTable<Row extends { id: string }>({
  fault,
  kind,
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
  const { readOnly, claimId } = useClaimEditing();
  const { mayAdd, permissions } = useLineRights(authPre[kind]);
  const isReview = useReviewing() !== undefined;
  const [picking, setPicking] = useState(false);
  const title = t(kind === 'labour' ? 'labour.title' : 'part.title');
  return (
    <>
      <EditableTable
        ref={useTableOf(fault, kind)}
        label={title}
        size="compact"
        rows={rows}
        columns={columns}
        errors={useLineErrors(fault, kind)}
        authPre={authPre[kind]}
        permissions={permissions}
        reloadEffect
        {...(claimId && { socket: liveRows, socketKey: liveKey('warrantyClaim', claimId, kind) })}
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
