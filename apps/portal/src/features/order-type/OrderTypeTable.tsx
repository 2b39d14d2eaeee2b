import { isFailure, type OrderType } from '@harrow/api-client';
import { languageNames, languages, useLeavePrompt } from '@harrow/ui';
import { EditableTable, type EditableTableHandle } from '@harrow/ui/editable-table';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Card, Flex, Tabs } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../shared/calls/useFailureText.ts';
import { MasterHistory } from '../../shared/changes/MasterHistory.tsx';
import { nameFields } from '../../shared/master/nameFields.ts';
import { useLanguage } from '../../shared/useLanguage.ts';
import { sentIndex } from '../../shared/sentIndex.ts';
import { tablePasses } from '../../shared/tablePasses.ts';
import { orderTypeColumns } from './orderTypeColumns.ts';
import { orderTypeKey, orderTypes, saveOrderTypes } from './orderTypes.ts';

const historyWords = {
  docType: 'orderTypeRule',
  namespace: 'orderType',
  dictionaries: Object.fromEntries(
    ['freeOfCharge', 'creditAuto', 'needsReason', 'needsVin', 'needsClaim', 'selectable', 'enabled'].map((field) => [field, 'yn']),
  ),
};

const changedIn = (rows: readonly OrderType[], base: readonly OrderType[]): OrderType[] =>
  rows.filter((row) => JSON.stringify(row) !== JSON.stringify(base.find(({ id }) => id === row.id)));

/** The order types, open for editing. Names are shown in one language at a time. */
export function OrderTypeTable({ stored }: { stored: readonly OrderType[] }) {
  const { t } = useTranslation('orderType');
  const { t: shared } = useTranslation('shared');
  const language = useLanguage();
  const client = useQueryClient();
  const failureText = useFailureText();
  const table = useRef<EditableTableHandle<OrderType>>(null);
  const [rows, setRows] = useState(stored);
  /** The rows as they were when the user began to type, with the versions that the input is based on. */
  const [base, setBase] = useState(stored);
  const [named, setNamed] = useState(language);
  const nameField = nameFields[languages.indexOf(named)]!;
  const columns = useMemo(() => orderTypeColumns(t, nameField), [t, nameField]);
  const changed = changedIn(rows, base);
  const askToLeave = useLeavePrompt(changed.length > 0);
  const save = useMutation({
    mutationFn: saveOrderTypes,
    onSuccess: () => {
      setBase(rows);
      return client.invalidateQueries({ queryKey: orderTypeKey });
    },
  });
  // Rows without input take over the stored state, after a save or a change by another user.
  useEffect(() => {
    const kept = new Set(changedIn(rows, base).map(({ id }) => id));
    const renew = (before: readonly OrderType[]) => stored.map((row) => (kept.has(row.id) ? (before.find(({ id }) => id === row.id) ?? row) : row));
    setRows(renew);
    setBase(renew);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [stored]);
  /** Discards input in rows that others have changed. */
  const reload = async (): Promise<void> => {
    if (!(await askToLeave())) return;
    const { records } = await client.fetchQuery({ ...orderTypes, staleTime: 0 });
    setRows(records.map((row) => rows.find(({ id, version }) => id === row.id && version === row.version) ?? row));
    setBase(records);
    save.reset();
  };
  const discard = (): void => {
    setRows(stored);
    setBase(stored);
  };
  const handleSave = async (): Promise<void> => {
    const ok = await tablePasses(table.current);
    if (ok) save.mutate(changed);
  };
  const refused = isFailure(save.error, 'invalid') ? save.error.failure.errors : [];
  const sent = save.variables ?? [];
  return (
    <Card>
      <Tabs
        activeKey={named}
        items={languages.map((key) => ({ key, label: languageNames[key] }))}
        onChange={(key) => setNamed(key as typeof named)}
        aria-label={t('names')}
      />
      {save.error && (
        <Alert
          type="error"
          showIcon
          title={failureText(save.error)}
          action={
            isFailure(save.error, 'conflict') && (
              <Button size="small" onClick={() => void reload()}>
                {shared('reload')}
              </Button>
            )
          }
          style={{ marginBlockEnd: 16 }}
        />
      )}
      <EditableTable
        ref={table}
        label={t('title')}
        size="compact"
        maxHeight={640}
        rows={rows}
        columns={columns}
        errors={refused.map(({ field, line, text }) => ({ rowId: sent[sentIndex(line) ?? 0]?.id ?? '', column: field, text }))}
        addable={false}
        removable={false}
        rowActions={false}
        onRowsChange={setRows}
        details={{ title: shared('changes.title'), render: ({ row }) => <MasterHistory id={row.id} words={historyWords} /> }}
        toolbar={{ buttons: [] }}
      />
      <Flex gap={8} wrap style={{ marginBlockStart: 16 }}>
        <Button type="primary" disabled={changed.length === 0} loading={save.isPending} onClick={() => void handleSave()}>
          {t('save', { count: changed.length })}
        </Button>
        <Button disabled={changed.length === 0} onClick={discard}>
          {t('discard')}
        </Button>
      </Flex>
    </Card>
  );
}
