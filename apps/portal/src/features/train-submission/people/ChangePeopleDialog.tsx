import type { TrainSubmission } from '@harrow/api-client';
import { EditableTable, type EditableTableHandle, type ExternalError } from '@harrow/ui/editable-table';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { StepDialog } from '../../../documents/actions/StepDialog.tsx';
import { useSendStep } from '../../../documents/actions/useSendStep.ts';
import { useFormActions } from '../../../documents/form/document/saving/useFormActions.ts';
import { useKeptInput } from '../../../shared/useKeptInput.ts';
import { tablePasses } from '../../../shared/tablePasses.ts';
import { changePeople } from '../registrations.ts';
import { peopleColumns } from './peopleColumns.ts';
import { columnOf, newPerson, type PersonRow, toInput, toPerson } from './personRow.ts';

/** Other people in the seats of a registration; who is left out frees one. */
export function ChangePeopleDialog({ registration, onClose }: { registration: TrainSubmission; onClose: () => void }) {
  const { t } = useTranslation('trainSubmission');
  const { id, version, submissionNo: no, lines, method } = registration;
  const { typed, type, discard } = useKeptInput<{ rows: readonly PersonRow[] }>('trainSubmission.changePeople', id, { rows: lines.map(toPerson) });
  const send = useSendStep({ id, onClose, discard });
  const table = useRef<EditableTableHandle<PersonRow>>(null);
  const columns = useMemo(() => peopleColumns(t, method === 'factory'), [t, method]);
  const { rows } = typed;
  const { errors: refused } = useFormActions().state.edits;
  const errors = useMemo(
    () =>
      refused.flatMap(({ list, rowId, field, text }): ExternalError[] =>
        list === 'lines' && rowId !== undefined ? [{ rowId, column: columnOf[field] ?? field, text }] : [],
      ),
    [refused],
  );
  const submit = async (): Promise<void> => {
    if (!(await tablePasses(table.current))) return;
    await send(() => changePeople({ id, version, lines: rows.map(toInput) }), { sent: { lines: rows.map((row) => row.id) } });
  };
  return (
    <StepDialog
      width={1080}
      title={t('ask.changePeople', { no })}
      okText={t('action.changePeople')}
      isIncomplete={rows.length === 0}
      onOk={() => void submit()}
      onClose={onClose}
    >
      <p>{t('people.atMost', { count: lines.length })}</p>
      <EditableTable
        ref={table}
        label={t('section.people')}
        rows={rows}
        columns={columns}
        fitColumns
        rowNumber
        rowSelection
        errors={errors}
        maxRows={lines.length}
        createRow={newPerson}
        emptyText={t('people.none')}
        onRowsChange={(next) => type({ rows: next })}
      />
    </StepDialog>
  );
}
