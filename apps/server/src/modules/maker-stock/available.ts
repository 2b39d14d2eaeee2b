/** What the maker can promise, as expressions of the statement that asks. */
import { type RawBuilder, sql } from 'kysely';
import './tables.ts';

const promised = (partsCode: RawBuilder<unknown>, more: RawBuilder<unknown>) => sql<
  number | null
>`(select sum(ms.inventory_qty - ms.locked_qty) from maker_stock ms
    join maker_warehouse mw on mw.code = ms.warehouse where ms.parts_code = ${partsCode} and mw.kind = 'normal' and mw.enabled = 'Y' ${more})`;

/** Available quantity of a part in all warehouses that promises are made from; null where the part never lay. */
export const makerAvailable = (partsCode: RawBuilder<unknown>): RawBuilder<number | null> => promised(partsCode, sql``);

/** The same in one warehouse; null also where that one is blocked or disabled. */
export const makerAvailableIn = (partsCode: RawBuilder<unknown>, warehouse: RawBuilder<unknown>): RawBuilder<number | null> =>
  promised(partsCode, sql`and ms.warehouse = ${warehouse}`);
