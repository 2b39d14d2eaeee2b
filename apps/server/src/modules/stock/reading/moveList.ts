/** Movements on dealers' shelves. */
import { type SqlBool, sql } from 'kysely';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { replyOf, type RowOf } from '../../../shared/contract/replyOf.ts';
import { exportedFields, type ExportedList } from '../../../shared/export/exportedList.ts';
import { listColumns } from '../../../shared/list/columns.ts';
import { during, equal, type Filter, oneOf } from '../../../shared/list/filters.ts';
import type { ListDefinition } from '../../../shared/list/list.ts';
import { isReversible } from '../actions/bookByHand.ts';
import { isOwn } from '../ownUnit.ts';
import { codesOf, namesOf, stockScope } from './stockList.ts';

export type StockMoveItem = Operations['partsStocksMoves']['reply']['result']['records'][number];
export type MoveQuery = NonNullable<Operations['partsStocksMoves']['data']['query']>;
type Listed = Omit<RowOf<'StockMove'>, 'allowedActions'> & { isReversed: boolean };

export const moveList = (context: Context): ListDefinition<StockMoveItem, Listed> => ({
  table: 'stockMove',
  columns: listColumns('partsStocksMoves', 'stockMove'),
  select: sql`stock_move.*, ${namesOf('stockMove', context)}, exists (select 1 from stock_move counter where counter.reverses_move_no = stock_move.move_no) as is_reversed`,
  defaultSort: { column: 'moveTime', order: 'desc' },
  softDeleted: false,
  scope: (user) => stockScope('stockMove')({ user }),
  toReply({ isReversed, ...row }) {
    const { user } = context;
    const mayReverse = user.permissions.has('partsStock:edit') && isOwn(user, row) && isReversible(row) && !isReversed;
    return replyOf(context, 'StockMove', { ...row, allowedActions: mayReverse ? ['reverse'] : [] });
  },
});

export const moveFilters = ({ user }: Context, query: MoveQuery): Filter[] => [
  query.stockId === undefined ? undefined : sql<SqlBool>`stock_move.stock_id = ${query.stockId}`,
  codesOf('stockMove.partsCode', query.partsCode),
  oneOf('stockMove.moveType', query.moveType),
  equal('stockMove.sourceNo', query.sourceNo?.trim()),
  equal('stockMove.warehouse', query.warehouse),
  during('stockMove.moveTime', query.moveTime_begin, query.moveTime_end, user),
  equal('stockMove.dealerCode', query.dealerCode),
];

export const moveExport: ExportedList = {
  name: 'stockMoves',
  noun: 'stock',
  columns: exportedFields('partsStocksMoves', [
    'moveTime',
    'moveNo',
    'dealerCode',
    'subDealerCode',
    'warehouse',
    'warehouseName',
    'partsCode',
    'partsName',
    'moveType',
    'qty',
    'unitCost',
    'amount',
    'balanceAfter',
    'valueAfter',
    'currency',
    'sourceType',
    'sourceNo',
    'vin',
    'customer',
    'saleDate',
    'salePrice',
    'reason',
    'remark',
    'reversesMoveNo',
    'createBy',
  ]),
};
