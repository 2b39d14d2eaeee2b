import type { MakerStockMove } from '@harrow/api-client';
import { makerStockMovesFields as sheet } from '@harrow/api-client/fields';
import { AdministrationListPage } from '../../shared/administration/AdministrationListPage.tsx';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { ListExport } from '../../shared/list/ListTools.tsx';
import { makerStockMoves, moveDefaults } from './makerStocks.ts';
import { useStockSiblings } from './useStockSiblings.ts';

const list: SheetList<MakerStockMove, typeof sheet> = {
  noun: 'makerStock',
  texts: 'moves',
  sheet,
  columns: {
    moveNo: { fixed: 'left', kind: 'copied' },
    moveTime: {},
    moveType: {},
    partsCode: { kind: 'copied' },
    partsName: {},
    warehouse: {},
    qty: { strong: true },
    balanceAfter: {},
    sourceType: {},
    sourceNo: {},
    dealerCode: {},
    reason: {},
    remark: { sortable: false },
    createBy: {},
  },
  query: ['moveNo', 'moveTime', 'moveType', 'partsCode', 'warehouse', 'qty', 'balanceAfter', 'sourceType', 'sourceNo', 'dealerCode', 'reason', 'createBy'],
  filters: [{ name: 'partsCode', kind: 'words', label: 'codes', placeholder: 'codesHint', maxLength: 4000 }, 'warehouse', 'moveType', 'sourceNo', 'moveTime'],
};

/** Everything that came to the maker's shelves or left them. */
export function MoveListPage() {
  return (
    <AdministrationListPage
      list={list}
      resource={makerStockMoves}
      defaults={moveDefaults}
      siblings={useStockSiblings('moves')}
      isSelectable
      tools={({ list: { state, selection }, ...columns }) => (
        <ListExport
          path="/mfr/makerStock/movesExportXls"
          permission="makerStock:export"
          list={makerStockMoves.name}
          state={state}
          selectedIds={selection.ids}
          {...columns}
        />
      )}
    />
  );
}
