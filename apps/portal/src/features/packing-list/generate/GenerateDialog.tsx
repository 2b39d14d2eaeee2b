import type { GeneratedPackingList } from '@harrow/api-client';
import { ErrorState, ListSkeleton, Money, useMessages } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Alert, Input, Modal, Table } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../shared/calls/useFailureText.ts';
import { useWarnings } from '../../../shared/calls/useWarnings.tsx';
import { generatePackings, openLines, packingLists } from '../packingLists.ts';
import { byOrder, type OpenOrder } from './byOrder.ts';

interface GenerateDialogProps {
  onGenerated: () => void;
  onClose: () => void;
}

/** As many as one call takes. */
const mostOrders = 200;

/** Begins packing lists: chooses orders of which something is open, shows the drafts that they make, and makes them. */
export function GenerateDialog({ onGenerated, onClose }: GenerateDialogProps) {
  const { t } = useTranslation('packingList');
  const failureText = useFailureText();
  const { message } = useMessages();
  const warnings = useWarnings();
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { data, error, refetch } = useQuery(openLines({}));
  const wanted = words.trim().toLowerCase();
  const orders = byOrder(data ?? []).filter(({ orderNo, dealerName, consignee }) =>
    `${orderNo} ${dealerName} ${consignee ?? ''}`.toLowerCase().includes(wanted),
  );
  const generate = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const made = await warnings.run((confirm) => generatePackings({ orderIds: chosen }, { ...(confirm && { confirm }) }), t('generate.anyway'));
      if (!made) return;
      void message.success(t('generate.done', { nos: made.map(({ packingNo }) => packingNo).join(', ') }));
      onGenerated();
    } catch (refusal) {
      setFailure(failureText(refusal as Error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      width={900}
      title={t('generate.title')}
      okText={t('generate.ok')}
      cancelText={t('shared:administration.cancel')}
      okButtonProps={{ disabled: chosen.length === 0 || chosen.length > mostOrders }}
      confirmLoading={isBusy}
      onOk={() => void generate()}
      onCancel={onClose}
    >
      {warnings.dialog}
      {failure && <Alert type="error" showIcon title={failure} style={{ marginBottom: 12 }} />}
      {error && <ErrorState reason={failureText(error)} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={5} />}
      {data && (
        <>
          <Input.Search
            aria-label={t('generate.search')}
            placeholder={t('generate.search')}
            value={words}
            allowClear
            style={{ maxWidth: 360, marginBottom: 12 }}
            onChange={({ target }) => setWords(target.value)}
          />
          <Table<OpenOrder>
            size="small"
            rowKey="orderId"
            dataSource={orders}
            scroll={{ x: 'max-content' }}
            pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
            locale={{ emptyText: t('open.none') }}
            rowSelection={{
              selectedRowKeys: chosen,
              preserveSelectedRowKeys: true,
              onChange: (keys) => setChosen(keys as string[]),
            }}
            columns={[
              { key: 'orderNo', title: t('field.orderNo'), dataIndex: 'orderNo' },
              { key: 'dealer', title: t('field.dealerName'), dataIndex: 'dealerName' },
              { key: 'consignee', title: t('field.consignee'), dataIndex: 'consignee' },
              { key: 'lines', title: t('generate.lines'), dataIndex: 'lines', align: 'right' },
              {
                key: 'amount',
                title: t('field.totalAmount'),
                align: 'right',
                render: ({ amount, currency }: OpenOrder) => <Money amount={amount} currency={currency} />,
              },
            ]}
          />
          {chosen.length > mostOrders && <Alert type="warning" showIcon title={t('generate.most', { n: mostOrders })} />}
          {chosen.length > 0 && chosen.length <= mostOrders && <Drafts orderIds={chosen} />}
        </>
      )}
    </Modal>
  );
}

/** The drafts that the chosen orders would make. */
function Drafts({ orderIds }: { orderIds: readonly string[] }) {
  const { t } = useTranslation('packingList');
  const failureText = useFailureText();
  const { data, error } = useQuery({
    queryKey: [...packingLists.key, 'generate', orderIds],
    queryFn: (): Promise<GeneratedPackingList[]> => generatePackings({ orderIds: [...orderIds] }, { dryRun: '1', confirm: '1' }),
    staleTime: 0,
    retry: false,
  });
  if (error) return <Alert type="warning" showIcon title={failureText(error)} />;
  if (!data) return <ListSkeleton rows={2} />;
  return (
    <section aria-label={t('generate.drafts', { count: data.length })}>
      <h3 style={{ fontSize: 14 }}>{t('generate.drafts', { count: data.length })}</h3>
      <ul>
        {data.map(({ id, dealerName, subDealerName, consignee, deliveryMethod_dictText: method, lines, totalAmount, currency }) => (
          <li key={id}>
            {[subDealerName ?? dealerName, consignee, method, t('generate.count', { count: lines.length })].filter(Boolean).join(' · ')} ·{' '}
            <Money amount={totalAmount} currency={currency} />
          </li>
        ))}
      </ul>
    </section>
  );
}
