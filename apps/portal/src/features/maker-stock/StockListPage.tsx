import type { MakerStock } from '@harrow/api-client';
import { type Action, type BatchAction, type Chip, lazyPart } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { queryClient } from '../../platform/queryClient.ts';
import { AdministrationListPage } from '../../shared/administration/AdministrationListPage.tsx';
import { ListExport, MoreTools } from '../../shared/list/ListTools.tsx';
import { useAddressChips } from '../../shared/list/useAddressChips.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { makerStockMoves, makerStocks, stockCounts, stockDefaults } from './makerStocks.ts';
import { stockList } from './stockColumns.tsx';

const ReceiveDialog = lazyPart(async () => ({ default: (await import('./lines/ReceiveDialog.tsx')).ReceiveDialog }));
const AdjustDialog = lazyPart(async () => ({ default: (await import('./lines/AdjustDialog.tsx')).AdjustDialog }));
const TransferDialog = lazyPart(async () => ({ default: (await import('./lines/TransferDialog.tsx')).TransferDialog }));
const ShelfDialog = lazyPart(async () => ({ default: (await import('./ShelfDialog.tsx')).ShelfDialog }));

const dialogs = { receive: ReceiveDialog, adjust: AdjustDialog, transfer: TransferDialog };
type Upkeep = keyof typeof dialogs;

/** Parameters of the address for each chip. */
const spans = { belowSafety: { belowSafety: 'Y' }, backorders: { backorders: 'Y' }, noMovement: { noMovement: 'Y' } } as const;
const path = '/parts/makerStock';

/** The chips of the list with what they leave, then its neighbours. */
function useStockChips(): Chip[] {
  const { t } = useTranslation('makerStock');
  const { data: counts } = useQuery(stockCounts);
  const narrowed = useAddressChips({ path, spans, label: (span) => t(`chip.${span}`) });
  const names = Object.keys(spans) as (keyof typeof spans)[];
  return [
    { key: path, label: t('chip.all'), active: narrowed.every(({ active }) => !active), ...(counts && { count: counts.all }) },
    ...narrowed.map((chip, at) => ({ ...chip, ...(counts && { count: counts[names[at]!] }) })),
    { key: `${path}/moves`, label: t('moves.title') },
    { key: `${path}/warehouses`, label: t('warehouses.title') },
  ];
}

/** Selected rows, which may stand on several pages of the list. */
async function rowsOf(ids: readonly string[]): Promise<MakerStock[]> {
  const pages = queryClient.getQueriesData<{ records: MakerStock[] }>({ queryKey: [...makerStocks.key, 'list'] });
  const seen = new Map(pages.flatMap(([, page]) => page?.records.map((row) => [row.id, row] as const) ?? []));
  return Promise.all(ids.map(async (id) => seen.get(id) ?? makerStocks.read(id)));
}

/** The maker's stock, with receipts, counts and transfers. */
export function StockListPage() {
  const { t } = useTranslation('makerStock');
  const navigate = useNavigate();
  const mayEdit = usePermission('makerStock:edit');
  const mayExport = usePermission('makerStock:export');
  const [asked, setAsked] = useState<{ upkeep: Upkeep; rows: readonly MakerStock[] }>();
  const [shelf, setShelf] = useState<MakerStock>();
  const close = (): void => setAsked(undefined);
  const refresh = (): void => {
    void queryClient.invalidateQueries({ queryKey: makerStocks.key });
    void queryClient.invalidateQueries({ queryKey: makerStockMoves.key });
  };
  const upkeep = Object.keys(dialogs) as Upkeep[];
  const rowActions = (stock: MakerStock): Action[] => [
    { key: 'moves', label: t('moves.title'), onClick: () => void navigate(`${path}/moves?stockId=${stock.id}`) },
    ...(mayEdit
      ? [
          { key: 'shelf', label: t('shelf'), onClick: () => setShelf(stock) },
          ...upkeep.map((key) => ({ key, label: t(`${key}.action`), onClick: () => setAsked({ upkeep: key, rows: [stock] }) })),
        ]
      : []),
  ];
  const batchActions: BatchAction<MakerStock>[] = mayEdit
    ? upkeep.map((key) => ({
        key,
        label: t(`${key}.action`),
        run: async (ids: string[]) => {
          const rows = await rowsOf(ids);
          // A receipt and a transfer are about one warehouse; a count names that of each line.
          if (key !== 'adjust' && new Set(rows.map(({ warehouse }) => warehouse)).size > 1) throw new Error(t('oneWarehouse'));
          setAsked({ upkeep: key, rows });
          return { ok: ids, failed: [] };
        },
      }))
    : [];
  const Dialog = asked && dialogs[asked.upkeep];
  return (
    <>
      <AdministrationListPage
        list={stockList}
        resource={makerStocks}
        defaults={stockDefaults}
        siblings={useStockChips()}
        rowActions={rowActions}
        batchActions={batchActions}
        isSelectable={mayExport}
        tools={({ list: { state, selection, refresh: reload }, ...columns }) => (
          <>
            {mayEdit &&
              upkeep.map((key) => (
                <Button key={key} onClick={() => setAsked({ upkeep: key, rows: [] })}>
                  {t(`${key}.action`)}
                </Button>
              ))}
            <ListExport
              path="/mfr/makerStock/exportXls"
              permission="makerStock:export"
              list={makerStocks.name}
              state={state}
              selectedIds={selection.ids}
              {...columns}
            />
            <MoreTools
              path="/mfr/makerStock"
              permission="makerStock:import"
              imports={(['snapshot', 'receipt'] as const).map((mode) => ({ call: `importExcel?mode=${mode}`, title: t(`import.${mode}`) }))}
              onImported={reload}
              actions={[{ key: 'sheet', label: t('sheet.title'), onClick: () => void navigate(`${path}/print?warehouse=${state.filters['warehouse'] ?? ''}`) }]}
            />
          </>
        )}
      />
      <Suspense>
        {Dialog && <Dialog rows={asked.rows} onClose={close} onBooked={refresh} />}
        {shelf && <ShelfDialog stock={shelf} onClose={() => setShelf(undefined)} onSaved={refresh} />}
      </Suspense>
    </>
  );
}
