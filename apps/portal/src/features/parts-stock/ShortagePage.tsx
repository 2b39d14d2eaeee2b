import type { StockShortage } from '@harrow/api-client';
import { stockShortagesFields as sheet } from '@harrow/api-client/fields';
import type { BatchAction } from '@harrow/ui';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAddToOrder } from '../../shared/addToOrder/useAddToOrder.tsx';
import { AdministrationListPage } from '../../shared/administration/AdministrationListPage.tsx';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { orderParts, shortages, stockDefaults } from './stock.ts';
import { useStockTabs } from './useStockTabs.ts';

const list: SheetList<StockShortage, typeof sheet> = {
  noun: 'partsStock',
  texts: 'shortage',
  sheet,
  columns: {
    partsCode: { fixed: 'left' },
    partsName: {},
    availableQty: {},
    shippingQty: {},
    openOrderQty: {},
    safetyQty: {},
    orderCode: {},
    proposedQty: { strong: true },
    subDealerCode: {},
    dealerName: { for: 'maker' },
  },
  query: ['partsCode', 'availableQty', 'shippingQty', 'openOrderQty', 'safetyQty', 'orderCode', 'proposedQty', 'subDealerCode'],
  filters: [
    { name: 'partsCode', kind: 'words', label: 'codes', maxLength: 4000 },
    { name: 'dealerCode', kind: 'dealer', for: 'maker' },
  ],
};

/** Parts of which less is there, on its way and ordered than the safety stock says; an order begins with the proposals. */
export function ShortagePage() {
  const { t } = useTranslation('partsStock');
  const order = useAddToOrder(async (wanted) => (await orderParts({ lines: wanted.map(({ partsCode, qty }) => ({ partsCode, qty: qty! })) })).id);
  const ordering: BatchAction<StockShortage> = {
    key: 'order',
    label: t('shortage.order'),
    fields: (rows) => (
      <Form.Item name="rows" hidden initialValue={rows}>
        <Input />
      </Form.Item>
    ),
    run(ids, { rows }) {
      order?.add((rows as readonly StockShortage[]).map(({ orderCode, proposedQty }) => ({ partsCode: orderCode, qty: proposedQty })));
      return Promise.resolve({ ok: ids, failed: [] });
    },
  };
  return (
    <>
      <AdministrationListPage
        list={list}
        resource={shortages}
        defaults={stockDefaults}
        siblings={useStockTabs('shortage')}
        description={t('shortage.hint')}
        batchActions={order ? [ordering] : []}
      />
      {order?.dialog}
    </>
  );
}
