import { EditableTable, selectColumn, textColumn } from '@harrow/ui/editable-table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { newRowId } from '../../../documents/form/rowId.ts';
import { useHandoverEditing } from '../form/editing.ts';
import type { TraineeRow } from '../form/handoverForm.ts';

/** The people who were trained. */
export function TraineeTable() {
  const { t } = useTranslation('handoverTrain');
  const { form, edit, readOnly, errors } = useHandoverEditing();
  const columns = useMemo(
    () => [
      textColumn<TraineeRow>({ key: 'name', title: t('field.trainees.name'), width: 200, maxLength: 100, required: true }),
      selectColumn<TraineeRow>({ key: 'role', title: t('field.trainees.role'), width: 160, dictCode: 'trainee_role', required: true }),
      textColumn<TraineeRow>({ key: 'phone', title: t('field.trainees.phone'), width: 180, maxLength: 50 }),
      textColumn<TraineeRow>({ key: 'licenceNo', title: t('field.trainees.licenceNo'), width: 180, maxLength: 50 }),
    ],
    [t],
  );
  return (
    <EditableTable
      label={t('section.trainees')}
      rows={form.trainees}
      columns={columns}
      errors={errors.flatMap(({ list, rowId, field: column, text }) => (list !== 'trainees' || rowId === undefined ? [] : [{ rowId, column, text }]))}
      readOnly={readOnly}
      createRow={(id) => ({ id: id || newRowId(), name: null, phone: null, role: null, licenceNo: null })}
      emptyText={t('noTrainees')}
      onRowsChange={(rows) => edit({ type: 'trainees', rows })}
    />
  );
}
