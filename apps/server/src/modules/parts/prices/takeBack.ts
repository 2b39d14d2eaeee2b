import { sql } from 'kysely';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { type MasterRow, withHistory, writeRemoval } from '../../../shared/master/masterHistory.ts';
import { refuse } from '../../../shared/refusal/refusal.ts';
import { priceMaster } from '../partMasters.ts';

type Asked = Operations['priceImportsTakeBack']['data']['body'];
interface KeptRow {
  priceId: string;
  partsCode: string;
  currency: string;
  validFrom: string;
  isUntouched: boolean;
  formerPrice: number | null;
}

/**
 * Takes an import back: what it added is gone, what it changed is as it was.
 * @throws E-012 for no such import, E-350 for one that was taken back, E-001, E-347 where one of its prices was changed since
 */
export async function takeBack(context: TrxContext, { id, version }: Asked): Promise<{ id: string; version: number }> {
  const { db, services, user } = context;
  const run = await db.selectFrom('priceImport').select(['version', 'takenBackTime']).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!run) throw refuse('E-012');
  if (run.takenBackTime !== null) throw refuse('E-350');
  if (run.version !== version) throw refuse('E-001');
  const rows = await keptRows(context, id);
  const touched = rows.find(({ isUntouched }) => !isUntouched);
  if (touched) throw refuse('E-347', { code: touched.partsCode });

  for (const { priceId } of rows.filter(({ formerPrice }) => formerPrice === null)) await removePrice(context, priceId);
  const changed: MasterRow[] = rows
    .filter(({ formerPrice }) => formerPrice !== null)
    .map(({ partsCode, currency, validFrom }) => ({ partsCode, currency, validFrom, price: null, validTo: null }));
  if (changed.length > 0) {
    await withHistory(context, priceMaster, changed, () =>
      sql`update parts_price set price = kept.former_price, valid_to = kept.former_valid_to, version = parts_price.version + 1
        from price_import_row kept where kept.import_id = ${id} and kept.price_id = parts_price.id and kept.former_price is not null`.execute(db),
    );
  }
  await mustNotOverlap(context, id);
  // What earlier imports left is there again: they can be taken back in their turn.
  await sql`update price_import_row earlier set row_version = p.version from price_import_row kept join parts_price p on p.id = kept.price_id
    where kept.import_id = ${id} and earlier.price_id = kept.price_id and earlier.import_id <> ${id} and earlier.row_version = kept.former_version`.execute(db);
  return db
    .updateTable('priceImport')
    .set({ version: version + 1, takenBackTime: services.now().toISOString(), takenBackBy: user.username })
    .where('id', '=', id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
}

/** What the import stored, each with whether it is still as the import left it; the prices are locked. */
async function keptRows({ db }: TrxContext, importId: string): Promise<KeptRow[]> {
  await sql`select from parts_price where id in (select price_id from price_import_row where import_id = ${importId}) order by parts_code, currency, valid_from for update`.execute(
    db,
  );
  const { rows } =
    await sql<KeptRow>`select kept.price_id, kept.parts_code, kept.currency, kept.valid_from, kept.former_price, p.version is not distinct from kept.row_version as is_untouched
    from price_import_row kept left join parts_price p on p.id = kept.price_id where kept.import_id = ${importId} order by kept.parts_code, kept.valid_from`.execute(
      db,
    );
  return rows;
}

async function removePrice(context: TrxContext, id: string): Promise<void> {
  const { rows } = await sql<MasterRow & { id: string }>`delete from parts_price where id = ${id} returning *`.execute(context.db);
  await writeRemoval(context, priceMaster, rows[0]!);
}

/** A price that came later, and left those of the import alone, may stand where an earlier one was open. */
async function mustNotOverlap({ db }: TrxContext, importId: string): Promise<void> {
  const { rows } = await sql<{ partsCode: string }>`select p.parts_code from parts_price p
    join price_import_row kept on kept.import_id = ${importId} and kept.price_id = p.id
    join parts_price other on other.parts_code = p.parts_code and other.currency = p.currency and other.id <> p.id
      and other.valid_from <= coalesce(p.valid_to, 'infinity') and p.valid_from <= coalesce(other.valid_to, 'infinity')
    order by p.parts_code limit 1`.execute(db);
  if (rows[0]) throw refuse('E-347', { code: rows[0].partsCode });
}
