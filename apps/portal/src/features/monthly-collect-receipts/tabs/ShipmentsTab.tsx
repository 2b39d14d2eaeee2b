import type { StatementShipment } from '@harrow/api-client';
import { DateText, Money } from '@harrow/ui';
import type { TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGrant } from '../../../shared/usePermission.ts';
import type { TabProps } from './LedgerTab.tsx';
import { PagedTable } from './PagedTable.tsx';

/** Packing lists that left in the month. */
export function ShipmentsTab({ receipt: { id } }: TabProps) {
  const { t } = useTranslation('monthlyCollectReceipts');
  const maySee = useGrant('packingList:query');
  const columns: TableColumnsType<StatementShipment> = [
    {
      key: 'packingNo',
      title: t('field.packingNo'),
      render: (_value, list) =>
        maySee ? (
          <Link className="hw-link" to={`/parts/packingList/detail/${list.id}`}>
            {list.packingNo}
          </Link>
        ) : (
          list.packingNo
        ),
    },
    { key: 'orderNos', title: t('field.orderNos'), dataIndex: 'orderNos' },
    { key: 'shipmentDate', title: t('field.shipmentDate'), render: (_value, { shipmentDate }) => <DateText value={shipmentDate} /> },
    { key: 'boxCount', title: t('field.boxCount'), dataIndex: 'boxCount', align: 'end' },
    { key: 'amount', title: t('field.amount'), align: 'end', render: (_value, list) => <Money amount={list.totalAmount} currency={list.currency} /> },
    { key: 'status', title: t('field.status'), dataIndex: 'status_dictText' },
  ];
  return <PagedTable<'orders'> tab="orders" id={id} columns={columns} empty={t('noOrders')} />;
}
