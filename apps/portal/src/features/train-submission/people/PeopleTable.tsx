import { trainSubmissionsForm } from '@harrow/api-client/forms';
import { lazyPart } from '@harrow/ui';
import { EditableTable, type EditableTableHandle } from '@harrow/ui/editable-table';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormPlace } from '../../../documents/form/document/fields/useFormPlace.ts';
import { useLineErrors } from '../../../documents/form/document/lines/useLineErrors.ts';
import { fieldId, useOpenForm, useProblem } from '../../../documents/form/document/openForm.ts';
import { useGrant } from '../../../shared/usePermission.ts';
import { useDocument, usePeople, useValue } from '../registrationKind.ts';
import { openTrainings } from '../registrations.ts';
import styles from './people.module.css';
import { peopleColumns } from './peopleColumns.ts';
import { newPerson, withContacts } from './personRow.ts';

const ContactsDialog = lazyPart(async () => ({ default: (await import('./ContactsDialog.tsx')).ContactsDialog }));

/** The people of a registration while it is written: typed, pasted from a workbook, or taken from the dealer's contacts. */
export function PeopleTable() {
  const { t } = useTranslation('trainSubmission');
  const { pageId } = useOpenForm();
  const { rows, change } = usePeople();
  const registration = useDocument();
  const planNo = useValue('planNo');
  const { data: open } = useQuery({ ...openTrainings, enabled: registration === undefined });
  const method = registration?.method ?? open?.find((training) => training.planNo === planNo)?.method;
  const columns = useMemo(() => peopleColumns(t, method === 'factory'), [t, method]);
  const errors = useLineErrors('lines', rows);
  const general = useProblem('lines');
  const mayPick = useGrant('contact:query');
  const [isPicking, setPicking] = useState(false);
  const table = useRef<EditableTableHandle<(typeof rows)[number]>>(null);
  const jump = useCallback((rowId: string, field: string) => table.current?.focusCell(rowId, field) === true, []);
  useFormPlace('lines', { missing: rows.length === 0 || rows.some(({ name, phone }) => !name || !phone) ? ['lines'] : [], jump });
  return (
    <div id={fieldId(pageId, 'lines')} data-wide tabIndex={-1}>
      {general && <p className={styles.problem}>{general}</p>}
      {mayPick && (
        <Button className={styles.pick} onClick={() => setPicking(true)}>
          {t('people.fromContacts')}
        </Button>
      )}
      <EditableTable
        ref={table}
        label={t('section.people')}
        rows={rows}
        columns={columns}
        fitColumns
        rowNumber
        rowSelection
        errors={errors}
        maxRows={trainSubmissionsForm.lists.lines.maxItems}
        createRow={newPerson}
        emptyText={t('people.none')}
        onRowsChange={change}
      />
      {isPicking && (
        <Suspense>
          <ContactsDialog onChoose={(chosen) => change(withContacts(rows, chosen))} onClose={() => setPicking(false)} />
        </Suspense>
      )}
    </div>
  );
}
