import type { Training, TrainingAttendee } from '@harrow/api-client';
import { LimitedTextArea, useLeavePrompt, useMessages } from '@harrow/ui';
import { EditableTable, type EditableTableHandle, numberColumn, readOnlyColumn, selectColumn } from '@harrow/ui/editable-table';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Card, Flex, Form } from 'antd';
import type { TFunction } from 'i18next';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../shared/calls/useFailureText.ts';
import { recordAttendance, trainings } from '../trainings.ts';
import { allPresent, type AttendanceRow, changedRows, toRow } from './attendanceRow.ts';

/** Fewest characters of the reason of a correction, and most. */
const reasonLength = { min: 5, max: 500 };
const mostPoints = 100;

const columnsFor = (t: TFunction<'training'>, hasScore: boolean) => [
  readOnlyColumn<AttendanceRow>({ key: 'name', title: t('attendance.name'), width: 180, frozen: 'left' }),
  selectColumn<AttendanceRow>({ key: 'attended', title: t('attendance.attended'), width: 120, dictCode: 'yn' }),
  numberColumn<AttendanceRow>({ key: 'score', title: t('attendance.score'), width: 100, precision: 0, min: 0, max: mostPoints }),
  readOnlyColumn<AttendanceRow>({ key: 'dealerName', title: t('attendance.dealer'), width: 220 }),
  readOnlyColumn<AttendanceRow>({ key: 'position', title: t('attendance.position'), width: 140 }),
  readOnlyColumn<AttendanceRow>({ key: 'submissionNo', title: t('attendance.registration'), width: 140 }),
  ...(hasScore ? [readOnlyColumn<AttendanceRow>({ key: 'certificateNo', title: t('attendance.certificate'), width: 140 })] : []),
];

/** The sheet of everybody with a seat; what is changed once the course is finished needs a reason. */
export function AttendanceTable({ training, attendees }: { training: Training; attendees: readonly TrainingAttendee[] }) {
  const { t } = useTranslation('training');
  const client = useQueryClient();
  const { message } = useMessages();
  const failureText = useFailureText();
  const table = useRef<EditableTableHandle<AttendanceRow>>(null);
  const isCorrection = training.finishTime !== null;
  const columns = useMemo(() => columnsFor(t, isCorrection), [t, isCorrection]);
  const [stored] = useState(() => attendees.map(toRow));
  const [rows, setRows] = useState<readonly AttendanceRow[]>(stored);
  const [reason, setReason] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const lines = changedRows(rows, stored);
  const mayRecord = training.allowedActions.includes('attendance');
  const isReasoned = !isCorrection || [...reason.trim()].length >= reasonLength.min;
  useLeavePrompt(lines.length > 0);

  const save = async (): Promise<void> => {
    if (!(await table.current!.validate({ focus: true })).ok) return;
    setSaving(true);
    setRefusal(undefined);
    try {
      await recordAttendance({ id: training.id, version: training.version, lines, ...(isCorrection && { reason: reason.trim() }) });
      void message.success(t('attendance.saved', { count: lines.length }));
      await client.invalidateQueries({ queryKey: trainings.key });
    } catch (error) {
      setRefusal(error);
    } finally {
      setSaving(false);
    }
  };

  return (
    <Card>
      {refusal !== undefined && <Alert type="error" showIcon title={failureText(refusal)} style={{ marginBlockEnd: 16 }} />}
      {mayRecord && (
        <Button style={{ marginBlockEnd: 12 }} onClick={() => setRows(allPresent(rows))}>
          {t('attendance.allPresent')}
        </Button>
      )}
      <EditableTable
        ref={table}
        label={t('attendance.title')}
        rows={rows}
        columns={columns}
        fitColumns
        rowNumber
        rowActions={false}
        addable={false}
        removable={false}
        readOnly={!mayRecord}
        emptyText={t('attendance.nobody')}
        onRowsChange={setRows}
      />
      {mayRecord && isCorrection && (
        <Form layout="vertical" component="div" style={{ marginBlockStart: 16 }}>
          <Form.Item label={t('reason')} htmlFor="attendanceReason" required>
            <LimitedTextArea id="attendanceReason" rows={2} limit={reasonLength.max} value={reason} onChange={({ target }) => setReason(target.value)} />
          </Form.Item>
        </Form>
      )}
      {mayRecord && (
        <Flex style={{ marginBlockStart: 16 }}>
          <Button type="primary" disabled={lines.length === 0 || !isReasoned} loading={isSaving} onClick={() => void save()}>
            {t('attendance.save')}
          </Button>
        </Flex>
      )}
    </Card>
  );
}
