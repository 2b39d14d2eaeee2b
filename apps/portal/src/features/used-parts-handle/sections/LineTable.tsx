import type { UsedPartsHandleLine } from '@harrow/api-client';
import { formatDate, formatNumber, useSettings } from '@harrow/ui';
import { computedColumn, EditableTable, numberColumn, readOnlyColumn, selectColumn, textColumn } from '@harrow/ui/editable-table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useHandleEditing } from '../form/editing.ts';
import type { LineRow } from '../form/handleForm.ts';

/** The cores of a document as a table. @param isFixed none can be added or removed, and their quantities stay */
export function LineTable({ isFixed }: { isFixed: boolean }) {
  const { t } = useTranslation('usedPartsHandle');
  const { language } = useSettings();
  const { handle, form, edit, readOnly, errors } = useHandleEditing();
  // What the maker has found, once something of the document was received.
  const found = useMemo(() => {
    if (!handle?.lines.some((line) => line.inspection !== null || line.inspectRemark !== null)) return [];
    const byId = new Map(handle.lines.map((line) => [line.id, line]));
    const shown = (key: string, title: string, width: number, value: (line: UsedPartsHandleLine) => string | null) =>
      computedColumn<LineRow, string | null>({ key, title, width, align: 'left', value: ({ id }) => (byId.has(id) ? value(byId.get(id)!) : null) });
    const amount = (value: number | null): string => formatNumber(value, language) || '–';
    return [
      shown('receivedQty', t('field.lines.receivedQty'), 110, (line) => amount(line.receivedQty)),
      shown('inspection', t('field.lines.inspection'), 150, (line) => line.inspection_dictText),
      shown('restQty', t('field.lines.restQty'), 100, (line) => amount(line.restQty)),
      shown('inspectRemark', t('field.lines.inspectRemark'), 200, (line) => line.inspectRemark),
      shown('chargeAmount', t('field.lines.chargeAmount'), 130, (line) => amount(line.chargeAmount)),
    ];
  }, [handle, language, t]);
  const columns = useMemo(
    () => [
      readOnlyColumn<LineRow>({ key: 'tagNo', title: t('field.lines.tagNo'), width: 200, frozen: 'left' }),
      computedColumn<LineRow, string>({
        key: 'part',
        title: t('field.lines.partsCode'),
        width: 240,
        align: 'left',
        value: ({ partsCode, partsName }) => `${partsCode} ${partsName}`,
      }),
      ...(isFixed ? [] : [readOnlyColumn<LineRow>({ key: 'openQty', title: t('field.lines.openQty'), width: 100, precision: 2 })]),
      numberColumn<LineRow>({
        key: 'handledQty',
        title: t('field.lines.handledQty'),
        width: 120,
        precision: 2,
        max: 99_999_999,
        required: true,
        readOnly: isFixed,
        statistics: true,
      }),
      selectColumn<LineRow>({ key: 'condition', title: t('field.lines.condition'), width: 150, dictCode: 'core_condition', required: true }),
      computedColumn<LineRow, string>({
        key: 'due',
        title: t('field.lines.returnDue'),
        width: 120,
        align: 'left',
        value: ({ returnDue }) => (returnDue === null ? '' : formatDate(returnDue)),
      }),
      computedColumn<LineRow, string>({
        key: 'kept',
        title: t('field.lines.retainUntil'),
        width: 120,
        align: 'left',
        value: ({ retainUntil }) => formatDate(retainUntil),
      }),
      textColumn<LineRow>({ key: 'remark', title: t('field.lines.remark'), width: 220, maxLength: 200 }),
      ...found,
    ],
    [t, isFixed, found],
  );
  return (
    <EditableTable
      label={t('section.lines')}
      rows={form.lines}
      columns={columns}
      errors={errors.flatMap(({ rowId, field: column, text }) => (rowId === undefined ? [] : [{ rowId, column, text }]))}
      readOnly={readOnly}
      addable={false}
      insertable={false}
      removable={!isFixed}
      rowActions={!isFixed}
      emptyText={t('noLines')}
      onRowsChange={(rows) => edit({ type: 'lines', rows })}
    />
  );
}
