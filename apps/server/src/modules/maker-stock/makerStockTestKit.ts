/** Fills the maker's shelves for tests. */
import type { Context, TrxContext } from '../../shared/context.ts';
import { json, newId } from '../../shared/database/database.ts';
import { languages, type Texts } from '../../shared/messages/messages.ts';
import { bookMoves } from './bookMoves.ts';
import { keyOf, lockRows, type StockKey } from './lockStock.ts';
import './tables.ts';

/** A warehouse of the maker; one that exists stays. */
export async function openMakerWarehouse(
  { db }: Pick<Context, 'db'>,
  warehouse: { code: string; kind?: 'normal' | 'blocked'; enabled?: 'Y' | 'N' },
): Promise<void> {
  const name = json(Object.fromEntries(languages.map((language) => [language, `${warehouse.code} ${language}`])) as Texts);
  await db
    .insertInto('makerWarehouse')
    .values({ id: newId(), name, country: 'CN', ...warehouse })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
}

/** Parts come in by the way. @param lines a warehouse that is not there is opened */
export async function fillMakerStock(context: TrxContext, lines: readonly (StockKey & { qty: number })[]): Promise<void> {
  for (const code of new Set(lines.map(({ warehouse }) => warehouse))) await openMakerWarehouse(context, { code });
  const rows = await lockRows(context, lines, true);
  await bookMoves(
    context,
    { source: 'makerStock', sourceId: newId() },
    lines.map(({ qty, ...key }) => ({ stockId: rows.get(keyOf(key))!.id, moveType: 'opening', qty })),
  );
}
