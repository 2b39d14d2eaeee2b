import { type Db, json, newId } from '../../../shared/database/database.ts';
import { languages, message, type Texts } from '../../../shared/messages/messages.ts';
import { makerStockParameters } from '../parameters.ts';
import '../tables.ts';

/** Opens the warehouse from which orders are served on a new installation; once there is one, staff keep them. */
export async function openFirstWarehouse(db: Db): Promise<void> {
  if (await db.selectFrom('makerWarehouse').select('id').limit(1).executeTakeFirst()) return;
  const name = Object.fromEntries(languages.map((language) => [language, message(language, 'makerStock.firstWarehouse')])) as Texts;
  await db
    .insertInto('makerWarehouse')
    .values({ id: newId(), code: makerStockParameters['stock.makerWarehouse'].default, name: json(name), country: null, sortNo: 1 })
    .execute();
}
