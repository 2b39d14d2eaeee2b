import { type FieldError, type GoalsFinished, resultOf, salesGoalMastersSaveRows, type SalesGoalRowFailure } from '@harrow/api-client';
import { useLeavePrompt, useMessages } from '@harrow/ui';
import { EditableTable, type EditableTableHandle } from '@harrow/ui/editable-table';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Card, Flex } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { writeHeaders } from '../../../shared/calls/callsOf.ts';
import { useFailureText } from '../../../shared/calls/useFailureText.ts';
import { useWarnings } from '../../../shared/calls/useWarnings.tsx';
import { tablePasses } from '../../../shared/tablePasses.ts';
import { finished, goalListing, goals } from '../goals.ts';
import { goalGridColumns } from './goalGridColumns.ts';
import { changedRows, createGoalRow, type GoalRow, toInput } from './goalRow.ts';
import { spreadBySeason, spreadEvenly } from './spread.ts';

/** A call takes no more rows. */
const most = 200;

interface GoalGridProps {
  year: number;
  stored: readonly GoalRow[];
  /** Drafts that are not in the table. */
  hidden: number;
}

/** The goals of a year in one table, with one button to save: all rows are stored, or none. */
export function GoalGrid({ year, stored, hidden }: GoalGridProps) {
  const { t } = useTranslation('salesGoal');
  const client = useQueryClient();
  const navigate = useNavigate();
  const { message } = useMessages();
  const failureText = useFailureText();
  const warnings = useWarnings();
  const table = useRef<EditableTableHandle<GoalRow>>(null);
  const columns = useMemo(() => goalGridColumns(t), [t]);
  const [rows, setRows] = useState(stored);
  const [base, setBase] = useState(() => new Map(stored.map((row) => [row.id, row])));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isSaving, setSaving] = useState(false);
  const [refused, setRefused] = useState<{ error?: unknown; failed: readonly SalesGoalRowFailure[]; sent: readonly GoalRow[] }>();
  const changed = changedRows(rows, base);
  useLeavePrompt(changed.length > 0);

  /** Months of the chosen rows with an annual target; of all rows where none is chosen. */
  const spread = async (monthsOf: (row: GoalRow, annual: number) => Promise<Partial<GoalRow>> | Partial<GoalRow>): Promise<void> => {
    const isMeant = ({ id, annualTarget }: GoalRow): boolean => typeof annualTarget === 'number' && (chosen.length === 0 || chosen.includes(id));
    const next = await Promise.all(rows.map(async (row) => (isMeant(row) ? { ...row, ...(await monthsOf(row, row.annualTarget!)) } : row)));
    setRows(next);
  };
  /** Machines of the year before that such a goal would have counted, January first. */
  const season = async ({ dealerCode, productTeam, platform, goalBasis }: GoalRow): Promise<number[]> => {
    if (dealerCode === null || productTeam === null) return [];
    const asked = { year, dealerCode, productTeam, goalBasis, ...(platform !== null && { platform }) };
    const { groups }: GoalsFinished = await client.fetchQuery(finished(asked));
    return groups[0]?.months.map(({ lastYear }) => lastYear) ?? [];
  };

  const save = async (): Promise<void> => {
    if (!(await tablePasses(table.current))) return;
    setSaving(true);
    setRefused(undefined);
    try {
      const answer = await warnings.run((confirm) =>
        resultOf(salesGoalMastersSaveRows({ body: { year, rows: changed.map(toInput) }, ...(confirm && { query: { confirm } }), headers: writeHeaders() })),
      );
      if (!answer) return;
      if (answer.failed.length > 0) {
        setRefused({ failed: answer.failed, sent: changed });
        return;
      }
      const saved = new Map(answer.ok.map(({ row, id, goalNo, version }) => [changed[row]!.id, { id, goalNo, version }]));
      const next = rows.map((row) => ({ ...row, ...saved.get(row.id) }));
      setRows(next);
      setBase(new Map(next.map((row) => [row.id, row])));
      setChosen([]);
      void message.success(t('grid.saved', { count: answer.ok.length }));
      await client.invalidateQueries({ queryKey: [...goals.key, 'list'] });
    } catch (error) {
      setRefused({ error, failed: [], sent: changed });
    } finally {
      setSaving(false);
    }
  };

  const errors = (refused?.failed ?? []).flatMap(({ row, text, errors: wrong }) => {
    const rowId = refused!.sent[row]!.id;
    return wrong ? wrong.map((one: FieldError) => ({ rowId, column: one.field, text: one.text })) : [{ rowId, column: 'goalNo', text }];
  });
  return (
    <Card>
      {warnings.dialog}
      {hidden > 0 && <Alert type="info" showIcon title={t('grid.hidden', { count: hidden })} style={{ marginBlockEnd: 16 }} />}
      {refused && (
        <Alert
          type="error"
          showIcon
          title={refused.error ? failureText(refused.error) : t('grid.refused', { count: refused.failed.length })}
          style={{ marginBlockEnd: 16 }}
        />
      )}
      <Flex gap={8} wrap style={{ marginBlockEnd: 12 }}>
        <Button onClick={() => void spread((_row, annual) => spreadEvenly(annual))}>{t('grid.evenly')}</Button>
        <Button onClick={() => void spread(async (row, annual) => spreadBySeason(annual, await season(row)))}>{t('grid.season')}</Button>
      </Flex>
      <EditableTable
        ref={table}
        label={t('grid.title')}
        size="compact"
        maxHeight={560}
        rows={rows}
        columns={columns}
        errors={errors}
        maxRows={most}
        rowSelection
        selectedRowIds={chosen}
        onSelectionChange={setChosen}
        createRow={createGoalRow}
        emptyText={t('grid.empty')}
        onBeforeRemove={(removed) => removed.every(({ version }) => version === null)}
        onRowsChange={setRows}
      />
      <Flex gap={8} wrap style={{ marginBlockStart: 16 }}>
        <Button type="primary" disabled={changed.length === 0 || changed.length > most} loading={isSaving} onClick={() => void save()}>
          {t('grid.save', { count: changed.length })}
        </Button>
        <Button onClick={() => void navigate(`${goalListing.address}?year=${year}&status=draft`)}>{t('grid.toList')}</Button>
      </Flex>
    </Card>
  );
}
