import type { MakerReservation, MakerStockDetail, MakerStockMove } from '@harrow/api-client';
import { DateText, DocumentPage, ErrorState, formatNumber, ListSkeleton, useSettings } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DocumentRecord } from '../../documents/page/DocumentRecord.tsx';
import { MasterHistory } from '../../shared/changes/MasterHistory.tsx';
import { NeighbourButtons } from '../../shared/list/NeighbourButtons.tsx';
import { makerStockMoves, makerStocks, moveDefaults } from './makerStocks.ts';

const history = { docType: 'makerStock', namespace: 'makerStock' };

/** A part in a warehouse of the maker: figures, last movements, reservations, changes. */
export function StockPage() {
  return (
    <DocumentRecord resource={makerStocks} titleOf={({ partsCode, warehouse }) => `${partsCode} · ${warehouse}`}>
      {(stock) => stock && <Stock stock={stock} />}
    </DocumentRecord>
  );
}

function Stock({ stock }: { stock: MakerStockDetail }) {
  const { t } = useTranslation('makerStock');
  const { language } = useSettings();
  const quantity = (value: number | null) => (value === null ? '–' : formatNumber(value, language));
  return (
    <DocumentPage
      title={`${stock.partsCode} · ${stock.partsName}`}
      facts={[
        { label: t('field.warehouse'), value: stock.warehouse_dictText },
        { label: t('field.binLocation'), value: stock.binLocation ?? '–' },
        ...(['inventoryQty', 'lockedQty', 'availableQty', 'safetyQty', 'openOrderQty', 'backorderQty'] as const).map((field) => ({
          label: t(`field.${field}`),
          value: quantity(stock[field]),
        })),
      ]}
      actions={<NeighbourButtons resource={makerStocks} id={stock.id} pathOf={(id) => `/parts/makerStock/detail/${id}`} />}
      rail={[
        {
          key: 'reservations',
          title: t('reservations'),
          count: stock.reservations.length,
          open: true,
          content: <Reservations reservations={stock.reservations} />,
        },
        { key: 'changes', title: t('shared:changes.title'), content: <MasterHistory id={stock.id} words={history} /> },
      ]}
    >
      <section>
        <h2>{t('lastMoves')}</h2>
        <LastMoves stockId={stock.id} />
        <Link className="hw-link" to={`/parts/makerStock/moves?stockId=${stock.id}`}>
          {t('allMoves')}
        </Link>
      </section>
    </DocumentPage>
  );
}

function Reservations({ reservations }: { reservations: readonly MakerReservation[] }) {
  const { t } = useTranslation('makerStock');
  const { language } = useSettings();
  if (reservations.length === 0) return <p>{t('noReservations')}</p>;
  return (
    <ul>
      {reservations.map(({ orderId, orderNo, dealerCode, qty, createTime }) => (
        <li key={`${orderId} ${createTime} ${qty}`}>
          <Link className="hw-link" to={`/parts/order/detail/${orderId}`}>
            {orderNo}
          </Link>
          {` · ${dealerCode} · ${formatNumber(qty, language)} · `}
          <DateText value={createTime} />
        </li>
      ))}
    </ul>
  );
}

/** The last movements of the row, the newest first. */
function LastMoves({ stockId }: { stockId: string }) {
  const { t } = useTranslation('makerStock');
  const { language } = useSettings();
  const { data, error, refetch } = useQuery(makerStockMoves.list({ pageNo: 1, pageSize: 20, ...moveDefaults.sort }, { stockId }));
  if (error) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={5} />;
  const number = (value: number): string => formatNumber(value, language);
  return (
    <Table<MakerStockMove>
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      rowKey="id"
      dataSource={data.records}
      locale={{ emptyText: t('moves.empty') }}
      columns={[
        { key: 'moveTime', title: t('field.moveTime'), render: (_, { moveTime }) => <DateText value={moveTime} /> },
        { key: 'moveType', title: t('field.moveType'), render: (_, { moveType_dictText }) => moveType_dictText },
        { key: 'qty', title: t('field.qty'), align: 'right', render: (_, { qty }) => number(qty) },
        { key: 'balanceAfter', title: t('field.balanceAfter'), align: 'right', render: (_, { balanceAfter }) => number(balanceAfter) },
        { key: 'sourceNo', title: t('field.sourceNo'), render: (_, { sourceNo }) => sourceNo },
        { key: 'dealerCode', title: t('field.dealerCode'), render: (_, { dealerCode }) => dealerCode ?? '–' },
        { key: 'reason', title: t('field.reason'), render: (_, { reason_dictText, remark }) => [reason_dictText, remark].filter(Boolean).join(' · ') || '–' },
      ]}
    />
  );
}
