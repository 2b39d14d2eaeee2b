import { resultOf, type StockShortage, stockShortagesList } from '@harrow/api-client';
import { formatNumber, useSettings } from '@harrow/ui';
import { type RecordSource, SelectListDialog } from '@harrow/ui/pickers';
import { useTranslation } from 'react-i18next';
import type { LinesDialogProps } from './OrderLines.tsx';

/** Parts below their safety stock. Nothing is chosen before it opens, so that none is looked up. */
const shortages: RecordSource<StockShortage> = {
  list: ({ page, pageSize, filters, sort }, signal) =>
    resultOf(stockShortagesList({ query: { ...filters, pageNo: page, pageSize, ...(sort && { column: sort.column, order: sort.order }) }, signal })),
  find: () => Promise.resolve([]),
};

/** Parts of which less is there, on its way and ordered than the safety stock says, in the quantities that are proposed. */
export function ShortageDialog({ onAdd, onClose }: LinesDialogProps) {
  const { t } = useTranslation('partsStock');
  const { t: order } = useTranslation('partsOrder');
  const { language } = useSettings();
  const quantity = (key: 'availableQty' | 'safetyQty' | 'proposedQty') =>
    ({ key, title: t(`field.${key}`), width: 120, align: 'right', sortable: true, render: (row: StockShortage) => formatNumber(row[key], language) }) as const;
  return (
    <SelectListDialog<StockShortage>
      name={order('lines.shortages')}
      title={order('lines.shortages')}
      width={1000}
      source={shortages}
      sort={{ column: 'partsCode', order: 'asc' }}
      columns={[
        { key: 'orderCode', title: t('field.orderCode'), width: 150, sortable: true },
        { key: 'partsName', title: t('field.partsName') },
        quantity('availableQty'),
        quantity('safetyQty'),
        quantity('proposedQty'),
        { key: 'subDealerCode', title: t('field.subDealerCode'), width: 120 },
      ]}
      queries={[{ key: 'partsCode', label: t('codes') }]}
      onOk={(_ids, rows) => onAdd(rows.map(({ orderCode: partsCode, proposedQty: qty }) => ({ partsCode, qty })))}
      onCancel={onClose}
    />
  );
}
