import type { PartsStockItem } from '@harrow/api-client';
import { partsStocksFields as sheet } from '@harrow/api-client/fields';
import { type Action, type BatchAction, formatNumber, lazyPart, StatusTag, useSettings } from '@harrow/ui';
import { Button, Form, Input } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { DocumentSums } from '../../documents/list/DocumentSums.tsx';
import { useAddToOrder } from '../../shared/addToOrder/useAddToOrder.tsx';
import { AdministrationListPage } from '../../shared/administration/AdministrationListPage.tsx';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { ListExport, MoreTools } from '../../shared/list/ListTools.tsx';
import { useAddressChips } from '../../shared/list/useAddressChips.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { stock, stockDefaults, stockValue } from './stock.ts';
import { useStockTabs } from './useStockTabs.ts';

const StockDialogs = lazyPart(async () => ({ default: (await import('./dialogs/StockDialogs.tsx')).StockDialogs }));
const StockDrawer = lazyPart(async () => ({ default: (await import('./StockDrawer.tsx')).StockDrawer }));

/** A safety stock that is not reached is red. */
function Safety({ row: { safetyQty, isBelowSafety } }: { row: PartsStockItem }) {
  const { language } = useSettings();
  if (safetyQty === null) return '–';
  const text = formatNumber(safetyQty, language);
  return isBelowSafety ? <StatusTag variant="dot" color="error" text={text} /> : text;
}

const list: SheetList<PartsStockItem, typeof sheet> = {
  noun: 'partsStock',
  sheet,
  columns: {
    partsCode: { fixed: 'left' },
    partsName: {},
    warehouse: { text: ({ warehouse, warehouseName }) => `${warehouse} ${warehouseName}` },
    binLocation: {},
    inventoryQty: {},
    lockedQty: {},
    shippingQty: {},
    availableQty: { strong: true },
    safetyQty: { kind: 'dot', render: (row) => <Safety row={row} />, text: ({ safetyQty }) => String(safetyQty ?? '') },
    avgCost: {},
    stockValue: {},
    abcClass: {},
    lastOutDate: {},
    lastInDate: { defaultHidden: true },
    unit: { defaultHidden: true },
    kind: { defaultHidden: true },
    dealerName: { for: 'maker' },
    subDealerName: {},
  },
  query: [
    'partsCode',
    'warehouse',
    'binLocation',
    'inventoryQty',
    'lockedQty',
    'shippingQty',
    'safetyQty',
    'avgCost',
    'stockValue',
    'abcClass',
    'lastInDate',
    'lastOutDate',
    'dealerCode',
    'subDealerCode',
  ],
  filters: [
    { name: 'keyword', label: 'keyword' },
    { name: 'partsCode', kind: 'words', label: 'codes', maxLength: 4000 },
    { name: 'warehouse', kind: 'text', label: 'field.warehouse', maxLength: 20 },
    { name: 'belowSafety', kind: 'switch', label: 'chip.below' },
    { name: 'deadStock', kind: 'switch', label: 'chip.dead' },
    { name: 'kind', kind: 'dict', dict: 'warehouse_kind' },
    { name: 'subDealerCode', kind: 'text', label: 'field.subDealerCode', maxLength: 20 },
    { name: 'dealerCode', kind: 'dealer', for: 'maker' },
  ],
};

/** Parameters of the address for each chip. */
const spans = { below: { belowSafety: 'Y' }, dead: { deadStock: 'Y' }, blocked: { kind: 'blocked' }, shipping: { inShipping: 'Y' } } as const;

export type StockWork = 'adjust' | 'sell' | 'transfer' | 'reserve' | 'edit';

const may =
  (action: StockWork) =>
  ({ allowedActions }: PartsStockItem): boolean =>
    allowedActions.includes(action);

/** Something that is done with the chosen rows in a dialog of its own. @param open throws what keeps it shut */
const withRows = (
  label: string,
  key: string,
  open: (rows: readonly PartsStockItem[]) => void,
  isAllowed?: (row: PartsStockItem) => boolean,
): BatchAction<PartsStockItem> => ({
  key,
  label,
  ...(isAllowed && { isAllowed }),
  fields: (rows) => (
    <Form.Item name="rows" hidden initialValue={rows}>
      <Input />
    </Form.Item>
  ),
  run: async (ids, values) => {
    await Promise.resolve();
    open(values.rows as readonly PartsStockItem[]);
    return { ok: ids, failed: [] };
  },
});

/** Each part once, in its smallest quantity: it may lie in several warehouses. */
const wantedOf = (rows: readonly PartsStockItem[]) => [...new Set(rows.map(({ partsCode }) => partsCode))].map((partsCode) => ({ partsCode, qty: null }));

/** What a dialog is about: the rows it begins with. */
export interface OpenWork {
  work: StockWork;
  rows: readonly PartsStockItem[];
}

/** The dealer's shelves with quantity and value. */
export function StockListPage() {
  const { t } = useTranslation('partsStock');
  const { t: shared } = useTranslation('shared');
  const navigate = useNavigate();
  const tabs = useStockTabs('stock');
  const chips = useAddressChips({ path: '/parts/stock', spans, label: (span) => t(`chip.${span}`) });
  const mayEdit = usePermission('partsStock:edit');
  const order = useAddToOrder();
  const [work, setWork] = useState<OpenWork>();
  const [shown, setShown] = useState<PartsStockItem>();
  const begin = (kind: StockWork, rows: readonly PartsStockItem[] = []): void => setWork({ work: kind, rows });
  const label = (ids: readonly string[]): void => void navigate(`/parts/stock/labels?codes=${ids.join(',')}`);
  const works = ['adjust', 'sell', 'transfer', 'reserve'] as const;
  const rowActions = (row: PartsStockItem): Action[] => [
    { key: 'show', label: t('show'), onClick: () => setShown(row) },
    { key: 'moves', label: t('moves.title'), onClick: () => void navigate(`/parts/stock/moves?stockId=${row.id}`) },
    ...works.filter((kind) => may(kind)(row)).map((kind) => ({ key: kind, label: t(`work.${kind}`), onClick: () => begin(kind, [row]) })),
    ...(may('edit')(row) ? [{ key: 'keep', label: t('work.edit'), onClick: () => begin('edit', [row]) }] : []),
    ...(order ? [{ key: 'order', label: shared('addToOrder.action'), onClick: () => order.add(wantedOf([row])) }] : []),
    { key: 'label', label: t('labels.print'), onClick: () => label([row.partsCode]) },
  ];
  const batchActions: BatchAction<PartsStockItem>[] = [
    ...(mayEdit
      ? (['transfer', 'adjust', 'sell'] as const).map((kind) =>
          withRows(
            t(`work.${kind}`),
            kind,
            (rows) => {
              // Other dialogs name the warehouse of each line.
              if (kind === 'transfer' && new Set(rows.map(({ warehouse }) => warehouse)).size > 1) throw new Error(t('oneWarehouse'));
              begin(kind, rows);
            },
            may(kind),
          ),
        )
      : []),
    ...(order ? [withRows(shared('addToOrder.action'), 'order', (rows) => order.add(wantedOf(rows)))] : []),
    withRows(t('labels.print'), 'labels', (rows) => label([...new Set(rows.map(({ partsCode }) => partsCode))])),
  ];
  return (
    <>
      <AdministrationListPage
        list={list}
        resource={stock}
        defaults={stockDefaults}
        siblings={[{ key: '/parts/stock', label: t('chip.all'), active: chips.every(({ active }) => !active) }, ...chips, ...tabs]}
        notice={(state) => <DocumentSums listKey={stock.key} sumUp={stockValue} state={state} />}
        rowActions={rowActions}
        batchActions={batchActions}
        isSelectable
        tools={({ list: { state, selection, refresh }, ...columns }) => (
          <>
            {mayEdit &&
              (['adjust', 'sell', 'transfer'] as const).map((kind) => (
                <Button key={kind} onClick={() => begin(kind)}>
                  {t(`work.${kind}`)}
                </Button>
              ))}
            <ListExport
              path="/api/portal/parts/stockExportXls"
              permission="partsStock:export"
              list={stock.name}
              state={state}
              selectedIds={selection.ids}
              {...columns}
            />
            <MoreTools
              path="/api/portal/parts"
              template="stockImportTemplate"
              permission="partsStock:import"
              imports={(['snapshot', 'add'] as const).map((mode) => ({ call: `stockImport?mode=${mode}`, title: t(`import.${mode}`) }))}
              onImported={refresh}
              actions={[{ key: 'sheet', label: t('sheet.print'), onClick: () => void navigate('/parts/stock/sheet') }]}
            />
          </>
        )}
      />
      <Suspense>
        {order?.dialog}
        {work && <StockDialogs {...work} onClose={() => setWork(undefined)} />}
        {shown && <StockDrawer row={shown} onClose={() => setShown(undefined)} />}
      </Suspense>
    </>
  );
}
