import { isFailure, type Training, type TrainingAttendance, type TrainingAttendee } from '@harrow/api-client';
import { LimitedTextArea, useMessages } from '@harrow/ui';
import { EditableTable, type EditableTableHandle, type ExternalError, numberColumn, readOnlyColumn, selectColumn } from '@harrow/ui/editable-table';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Card, Flex, Form } from 'antd';
import type { TFunction } from 'i18next';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../shared/calls/useFailureText.ts';
import { useKeptInput } from '../../../shared/useKeptInput.ts';
import { sentIndex } from '../../../shared/sentIndex.ts';
import { tablePasses } from '../../../shared/tablePasses.ts';
import { recordAttendance, trainings } from '../trainings.ts';
import { allPresent, type AttendanceRow, changedRows, marked, type Marks, marksOf, toRow, withScores } from './attendanceRow.ts';

/** Fewest characters of the reason of a correction, and most. */
const reasonLength = { min: 5, max: 500 };
const mostPoints = 100;

const columnsFor = (t: TFunction<'training'>, hasScore: boolean) => [
  readOnlyColumn<AttendanceRow>({ key: 'name', title: t('attendance.name'), width: 180, frozen: 'left', tooLong: 'wrap' }),
  selectColumn<AttendanceRow>({ key: 'attended', title: t('attendance.attended'), width: 120, dictCode: 'yn' }),
  numberColumn<AttendanceRow>({ key: 'score', title: t('attendance.score'), width: 100, precision: 0, min: 0, max: mostPoints }),
  readOnlyColumn<AttendanceRow>({ key: 'dealerName', title: t('attendance.dealer'), width: 220 }),
  readOnlyColumn<AttendanceRow>({ key: 'position', title: t('attendance.position'), width: 140 }),
  readOnlyColumn<AttendanceRow>({ key: 'submissionNo', title: t('attendance.registration'), width: 140 }),
  ...(hasScore ? [readOnlyColumn<AttendanceRow>({ key: 'certificateNo', title: t('attendance.certificate'), width: 140 })] : []),
];

interface Refusal {
  error: unknown;
  sent: readonly TrainingAttendance[];
}

/** What the server has against rows that were sent. */
const errorsOf = ({ error, sent }: Refusal): ExternalError[] =>
  isFailure(error, 'invalid')
    ? error.failure.errors.flatMap(({ field, line, text }) => {
        const { lineId: rowId } = sent[sentIndex(line) ?? -1] ?? {};
        return rowId === undefined ? [] : [{ rowId, column: field === 'lineId' ? 'name' : field, text }];
      })
    : [];

const begun: { marks: Marks; reason: string } = { marks: {}, reason: '' };

/** The sheet of everybody with a seat; what is typed is kept until it is saved. What is changed once the course is finished needs a reason. */
export function AttendanceTable({ training, attendees }: { training: Training; attendees: readonly TrainingAttendee[] }) {
  const { t } = useTranslation('training');
  const client = useQueryClient();
  const { message } = useMessages();
  const failureText = useFailureText();
  const table = useRef<EditableTableHandle<AttendanceRow>>(null);
  const isCorrection = training.finishTime !== null;
  const columns = useMemo(() => columnsFor(t, isCorrection), [t, isCorrection]);
  const [stored] = useState(() => attendees.map(toRow));
  const { typed, type, discard } = useKeptInput('training.attendance', training.id, begun);
  const [rows, setRows] = useState<readonly AttendanceRow[]>(() => marked(stored, typed.marks));
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const errors = useMemo(() => (refusal ? errorsOf(refusal) : []), [refusal]);
  const { reason } = typed;
  const lines = changedRows(rows, stored);
  const mayRecord = training.allowedActions.includes('attendance');
  const isReasoned = !isCorrection || [...reason.trim()].length >= reasonLength.min;
  const change = (changed: readonly AttendanceRow[]): void => {
    const next = withScores(changed);
    setRows(next);
    type({ marks: marksOf(next, stored) });
  };

  const save = async (): Promise<void> => {
    if (!(await tablePasses(table.current))) return;
    setSaving(true);
    setRefusal(undefined);
    try {
      await recordAttendance({ id: training.id, version: training.version, lines, ...(isCorrection && { reason: reason.trim() }) });
      discard();
      void message.success(t('attendance.saved', { count: lines.length }));
      await client.invalidateQueries({ queryKey: trainings.key });
    } catch (error) {
      setRefusal({ error, sent: lines });
    } finally {
      setSaving(false);
    }
  };

  return (
    <Card>
      {refusal && <Alert type="error" showIcon title={failureText(refusal.error)} style={{ marginBlockEnd: 16 }} />}
      {mayRecord && (
        <Button style={{ marginBlockEnd: 12 }} onClick={() => change(allPresent(rows))}>
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
        errors={errors}
        emptyText={t('attendance.nobody')}
        onRowsChange={change}
      />
      {mayRecord && isCorrection && (
        <Form layout="vertical" component="div" style={{ marginBlockStart: 16 }}>
          <Form.Item label={t('reason')} htmlFor="attendanceReason" required>
            <LimitedTextArea id="attendanceReason" rows={2} limit={reasonLength.max} value={reason} onChange={({ target }) => type({ reason: target.value })} />
          </Form.Item>
        </Form>
      )}
      {mayRecord && (
        <Flex gap={8} style={{ marginBlockStart: 16 }}>
          <Button type="primary" disabled={lines.length === 0 || !isReasoned} loading={isSaving} onClick={() => void save()}>
            {t('attendance.save')}
          </Button>
          {lines.length > 0 && (
            <Button
              disabled={isSaving}
              onClick={() => {
                setRows(stored);
                setRefusal(undefined);
                discard();
              }}
            >
              {t('attendance.discard')}
            </Button>
          )}
        </Flex>
      )}
    </Card>
  );
}
