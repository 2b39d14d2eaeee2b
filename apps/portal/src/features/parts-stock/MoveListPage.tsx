import type { StockMove } from '@harrow/api-client';
import { partsStocksMovesFields as sheet } from '@harrow/api-client/fields';
import type { Action } from '@harrow/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdministrationListPage } from '../../shared/administration/AdministrationListPage.tsx';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { ListExport } from '../../shared/list/ListTools.tsx';
import { ReverseDialog } from './dialogs/ReverseDialog.tsx';
import { moveDefaults, moves } from './stock.ts';
import { useStockTabs } from './useStockTabs.ts';

const list: SheetList<StockMove, typeof sheet> = {
  noun: 'partsStock',
  texts: 'moves',
  sheet,
  columns: {
    moveTime: { fixed: 'left' },
    moveNo: {},
    partsCode: {},
    partsName: {},
    warehouse: {},
    moveType: {},
    qty: { strong: true },
    unitCost: {},
    amount: {},
    balanceAfter: {},
    valueAfter: { defaultHidden: true },
    sourceNo: {},
    sourceType: { defaultHidden: true },
    customer: {},
    reason: { text: ({ reason_dictText: reason }) => reason },
    remark: {},
    vin: { defaultHidden: true, kind: 'copied' },
    saleDate: { defaultHidden: true },
    salePrice: { defaultHidden: true },
    reversesMoveNo: { defaultHidden: true },
    createBy: { defaultHidden: true },
    dealerCode: { for: 'maker' },
  },
  query: [
    'partsCode',
    'warehouse',
    'moveType',
    'qty',
    'amount',
    'sourceType',
    'sourceNo',
    'customer',
    'vin',
    'saleDate',
    'salePrice',
    'remark',
    'moveTime',
    'createBy',
  ],
  filters: [
    { name: 'partsCode', kind: 'words', label: 'codes', maxLength: 4000 },
    { name: 'moveType', several: true },
    { name: 'sourceNo', maxLength: 50 },
    { name: 'warehouse', maxLength: 20 },
    'moveTime',
    { name: 'dealerCode', kind: 'dealer', for: 'maker' },
  ],
};

/** Movements on the dealer's shelves; what was booked by hand can be given back. */
export function MoveListPage() {
  const { t } = useTranslation('partsStock');
  const [undone, setUndone] = useState<StockMove>();
  const rowActions = (move: StockMove): Action[] =>
    move.allowedActions.includes('reverse') ? [{ key: 'reverse', label: t('work.reverse'), onClick: () => setUndone(move) }] : [];
  return (
    <>
      <AdministrationListPage
        list={list}
        resource={moves}
        defaults={moveDefaults}
        siblings={useStockTabs('moves')}
        rowActions={rowActions}
        isSelectable
        tools={({ list: { state, selection }, ...columns }) => (
          <ListExport
            path="/api/portal/parts/stockMovesExportXls"
            permission="partsStock:export"
            list={moves.name}
            state={state}
            selectedIds={selection.ids}
            {...columns}
          />
        )}
      />
      {undone && <ReverseDialog move={undone} onClose={() => setUndone(undefined)} />}
    </>
  );
}
