import { EditableTable, numberColumn, textColumn } from '@harrow/ui/editable-table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { newRowId } from '../../documents/form/rowId.ts';
import type { LineRow } from './form/__name__Form.ts';
import type { PlacedError } from './form/__name__FormKind.ts';

interface LineTableProps {
  rows: readonly LineRow[];
  errors: readonly PlacedError[];
  readOnly: boolean;
  onRowsChange: (rows: readonly LineRow[]) => void;
}

/** The lines of a document. */
export function LineTable({ rows, errors, readOnly, onRowsChange }: LineTableProps) {
  const { t } = useTranslation('__name__');
  const columns = useMemo(
    () => [
      textColumn<LineRow>({ key: 'description', title: t('field.lines.description'), width: 320, maxLength: 200, required: true }),
      numberColumn<LineRow>({ key: 'qty', title: t('field.lines.qty'), width: 120, precision: 2, max: 99_999, required: true, statistics: true }),
    ],
    [t],
  );
  return (
    <EditableTable
      label={t('section.lines')}
      rows={rows}
      columns={columns}
      errors={errors.flatMap(({ rowId, field: column, text }) => (rowId === undefined ? [] : [{ rowId, column, text }]))}
      readOnly={readOnly}
      createRow={(id) => ({ id: id || newRowId(), description: '', qty: null })}
      emptyText={t('noLines')}
      onRowsChange={onRowsChange}
    />
  );
}
