import { partsOrdersList, type PartsOrderItem, resultOf } from '@harrow/api-client';
import { DateText, Money } from '@harrow/ui';
import { type RecordSource, SelectListDialog } from '@harrow/ui/pickers';
import { useTranslation } from 'react-i18next';
import { useSayFailure } from '../../../shared/calls/useSayFailure.ts';
import { partsOrders } from '../partsOrders.ts';
import type { LinesDialogProps } from './OrderLines.tsx';

/** Orders of the user's scope, the newest first. */
const orders: RecordSource<PartsOrderItem> = {
  list: ({ page, pageSize, filters, sort }, signal) =>
    resultOf(partsOrdersList({ query: { ...filters, pageNo: page, pageSize, ...(sort && { column: sort.column, order: sort.order }) }, signal })),
  find: (_field, values) => Promise.all(values.map((id) => partsOrders.read(id))),
};

/** An earlier order, whose lines are ordered again. */
export function LastOrdersDialog({ onAdd, onClose }: LinesDialogProps) {
  const { t } = useTranslation('partsOrder');
  const sayFailure = useSayFailure();
  const take = async ([id]: readonly string[]): Promise<void> => {
    if (id === undefined) return onClose();
    try {
      const { lines } = await partsOrders.read(id);
      onAdd(lines.map(({ partsCode, qty }) => ({ partsCode, qty })));
    } catch (error) {
      sayFailure(error);
    }
  };
  return (
    <SelectListDialog<PartsOrderItem>
      name={t('title')}
      title={t('lines.lastOrders')}
      source={orders}
      multiple={false}
      sort={{ column: 'createTime', order: 'desc' }}
      columns={[
        { key: 'orderNo', title: t('field.orderNo'), width: 190, sortable: true },
        { key: 'orderType_dictText', title: t('field.orderType') },
        { key: 'itemCount', title: t('field.itemCount'), align: 'right', width: 90 },
        {
          key: 'totalAmount',
          title: t('field.totalAmount'),
          align: 'right',
          width: 150,
          render: ({ totalAmount, currency }) => <Money amount={totalAmount} currency={currency} />,
        },
        {
          key: 'createTime',
          title: t('field.createTime'),
          width: 120,
          sortable: true,
          render: ({ createTime }) => <DateText value={createTime} precision="date" />,
        },
      ]}
      queries={[{ key: 'keyword', label: t('list.keyword') }]}
      onOk={(ids) => void take(ids)}
      onCancel={onClose}
    />
  );
}
