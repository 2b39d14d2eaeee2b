import { resultOf, type SequenceRule, setupSee } from '@harrow/api-client';
import { lazyPart, ListSkeleton, PageHeader } from '@harrow/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Card, Flex, Input, Table } from 'antd';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writeHeaders } from '../../shared/calls/callsOf.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { CallFailure } from '../../shared/calls/CallFailure.tsx';
import { SequenceActions } from './SequenceActions.tsx';
import { sequenceKey, sequences } from './sequences.ts';

const SequenceDialog = lazyPart(async () => ({ default: (await import('./SequenceDialog.tsx')).SequenceDialog }));
const HistoryDrawer = lazyPart(async () => ({ default: (await import('../../shared/changes/HistoryDrawer.tsx')).HistoryDrawer }));

/** The rules by which documents are numbered, with those that wait for their period. */
export function SequencePage() {
  const { t } = useTranslation('isystemSequence');
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
  const handleSaved = (): void => {
    setEdited(undefined);
    void client.invalidateQueries({ queryKey: sequenceKey });
  };
  return (
    <Flex component="section" vertical gap={16}>
      <PageHeader title={t('title')}>{t('description')}</PageHeader>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={10} />}
      {shown && (
        <Card>
          <Input.Search
            allowClear
            value={text}
            maxLength={100}
            placeholder={t('find')}
            aria-label={t('find')}
            style={{ maxInlineSize: 320, marginBlockEnd: 16 }}
            onChange={(event) => setText(event.target.value)}
          />
          <Table<SequenceRule>
            rowKey="docType"
            size="middle"
            pagination={false}
            scroll={{ x: 1180 }}
            dataSource={shown}
            columns={[
              { key: 'title', dataIndex: 'title', title: t('field.title'), width: 220 },
              { key: 'example', dataIndex: 'example', title: t('field.example'), width: 190 },
              { key: 'datePart', dataIndex: 'datePart_dictText', title: t('field.datePart'), width: 120 },
              { key: 'digits', dataIndex: 'digits', title: t('field.digits'), width: 80, align: 'right' },
              { key: 'reset', dataIndex: 'reset_dictText', title: t('field.reset'), width: 120 },
              { key: 'lastNumber', dataIndex: 'lastNumber', title: t('field.lastNumber'), width: 190, render: (last: string | null) => last ?? '–' },
              {
                key: 'pending',
                title: t('field.pending'),
                width: 220,
                render: (_, { pending }) => (pending ? t('pending', { example: pending.example, day: pending.validFrom }) : '–'),
              },
              {
                key: 'actions',
                title: <span className="hw-hidden">{t('actionsTitle')}</span>,
                width: 60,
                fixed: 'right',
                render: (_, rule) => <SequenceActions rule={rule} onEdit={() => setEdited(rule)} onTell={() => setTold(rule.id)} />,
              },
            ]}
          />
        </Card>
      )}
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
    </Flex>
  );
}
