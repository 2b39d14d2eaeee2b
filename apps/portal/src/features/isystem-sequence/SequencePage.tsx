import { resultOf, type SequenceRule, setupSee } from '@harrow/api-client';
import { type Action, clearable, type Column, lazyPart, ListPage, useMessages, LimitedInput } from '@harrow/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Form } from 'antd';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writeHeaders } from '../../shared/calls/callsOf.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { useFailureText } from '../../shared/calls/useFailureText.ts';
import { useSayFailure } from '../../shared/calls/useSayFailure.ts';
import { cancelSequence, sequenceKey, sequences } from './sequences.ts';

const SequenceDialog = lazyPart(async () => ({ default: (await import('./SequenceDialog.tsx')).SequenceDialog }));
const HistoryDrawer = lazyPart(async () => ({ default: (await import('../../shared/changes/HistoryDrawer.tsx')).HistoryDrawer }));

/** The rules by which documents are numbered, with those that wait for their period. */
export function SequencePage() {
  const { t } = useTranslation('isystemSequence');
  const { t: shared } = useTranslation('shared');
  const { modal } = useMessages();
  const sayFailure = useSayFailure();
  const failureText = useFailureText();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(sequences);
  const [text, setText] = useState('');
  const [edited, setEdited] = useState<SequenceRule>();
  const [told, setTold] = useState<string>();
  const mayEdit = usePermission('sequence:edit');
  const isShown = data !== undefined;
  // To have seen how documents are numbered is all that a new installation needs here.
  useEffect(() => {
    if (mayEdit && isShown) void resultOf(setupSee({ body: { key: 'numbers' }, headers: writeHeaders() })).catch(() => undefined);
  }, [mayEdit, isShown]);
  const wanted = text.trim().toLowerCase();
  const shown = data?.filter(({ docType, title, example }) => `${docType} ${title} ${example}`.toLowerCase().includes(wanted));
  const columns = useMemo<Column<SequenceRule>[]>(
    () => [
      { key: 'title', title: t('field.title'), fixed: 'left' },
      { key: 'example', title: t('field.example'), kind: 'code' },
      { key: 'datePart', title: t('field.datePart'), text: ({ datePart_dictText: name }) => name },
      { key: 'digits', title: t('field.digits'), align: 'right' },
      { key: 'reset', title: t('field.reset'), text: ({ reset_dictText: name }) => name },
      { key: 'lastNumber', title: t('field.lastNumber'), kind: 'code' },
      { key: 'pending', title: t('field.pending'), text: ({ pending }) => pending && t('pending', { example: pending.example, day: pending.validFrom }) },
    ],
    [t],
  );
  const askToDrop = ({ docType, title, pending }: SequenceRule): void =>
    void modal.confirm({
      title: t('dropAsk', { title }),
      content: pending?.example,
      okText: t('drop'),
      cancelText: shared('administration.cancel'),
      async onOk() {
        await cancelSequence(docType).catch(sayFailure);
        await client.invalidateQueries({ queryKey: sequenceKey });
      },
    });
  const handleSaved = (): void => {
    setEdited(undefined);
    void client.invalidateQueries({ queryKey: sequenceKey });
  };
  const rowActions = (rule: SequenceRule): Action[] => [
    ...(mayEdit ? [{ key: 'edit', label: shared('edit'), onClick: () => setEdited(rule) }] : []),
    ...(mayEdit && rule.pending ? [{ key: 'drop', label: t('drop'), onClick: () => askToDrop(rule) }] : []),
    { key: 'history', label: shared('changes.title'), onClick: () => setTold(rule.id) },
  ];
  return (
    <>
      <ListPage<SequenceRule>
        title={t('title')}
        description={t('description')}
        storageKey="sequence"
        rowKey={({ docType }) => docType}
        columns={columns}
        data={{ records: shown, error: error && { message: failureText(error) }, onRetry: () => void refetch() }}
        filters={{
          fields: (
            <Form.Item name="text" label={t('find')}>
              <LimitedInput allowClear={clearable} limit={100} />
            </Form.Item>
          ),
        }}
        filtering={{ values: { text }, onFilter: (values) => setText(String(values['text'] ?? '')), onClear: () => setText(''), isFiltered: wanted !== '' }}
        rows={{ actions: rowActions, onOpen: mayEdit ? setEdited : undefined }}
      />
      <Suspense>
        {edited && <SequenceDialog rule={edited} onSaved={handleSaved} onClose={() => setEdited(undefined)} />}
        {told !== undefined && (
          <HistoryDrawer
            id={told}
            words={{ docType: 'sequence', namespace: 'isystemSequence', dictionaries: { datePart: 'sequence_date', dealerPart: 'yn' } }}
            onClose={() => setTold(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
