/** The list of movements of the maker's stock. */
import { sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { MakerStockMove } from '../../generated/types.gen.ts';
import { replyOf, type RowOf } from '../../shared/contract/replyOf.ts';
import type { Context } from '../../shared/context.ts';
import { exportedFields, type ExportedList } from '../../shared/export/exportedList.ts';
import { listColumns } from '../../shared/list/columns.ts';
import { contains, during, equal, type Filter } from '../../shared/list/filters.ts';
import type { ListDefinition } from '../../shared/list/list.ts';
import { codesFilter } from './stockList.ts';
import './tables.ts';

export const moveList = (context: Context): ListDefinition<MakerStockMove, RowOf<'MakerStockMove'>> => ({
  table: 'makerStockMove',
  columns: listColumns('makerStockMovesList', 'makerStockMove'),
  select: sql`maker_stock_move.*, coalesce(parts.name ->> ${context.user.language}::text, parts.name ->> 'en') as parts_name`,
  joins: sql`left join parts on parts.parts_code = maker_stock_move.parts_code`,
  defaultSort: { column: 'moveNo', order: 'desc' },
  softDeleted: false,
  scope: () => undefined,
  toReply: (row) => replyOf(context, 'MakerStockMove', row),
});

export const moveFilters = ({ user }: Context, query: NonNullable<Operations['makerStockMovesList']['data']['query']>): Filter[] => [
  equal('makerStockMove.stockId', query.stockId),
  codesFilter('makerStockMove.partsCode', query.partsCode),
  equal('makerStockMove.warehouse', query.warehouse),
  equal('makerStockMove.moveType', query.moveType),
  contains('makerStockMove.sourceNo', query.sourceNo),
  during('makerStockMove.moveTime', query.moveTime_begin, query.moveTime_end, user),
];

export const moveExport: ExportedList = {
  name: 'makerStockMove',
  noun: 'maker-stock',
  columns: exportedFields(
    'makerStockMovesList',
    [
      'moveNo',
      'moveTime',
      'moveType',
      'partsCode',
      'partsName',
      'warehouse',
      'qty',
      'balanceAfter',
      'sourceType',
      'sourceNo',
      'dealerCode',
      'reason',
      'remark',
      'createBy',
    ],
    { partsName: 32 },
  ),
};
