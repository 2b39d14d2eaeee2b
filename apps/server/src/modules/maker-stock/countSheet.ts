import { sql } from 'kysely';
import type { CountSheetPart, MakerStocksCountSheetData } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import './tables.ts';

/** More cannot be read on paper. */
const most = 5_000;

/** The parts of a warehouse in the order of their bins, those without one last. @throws export.tooMany for more than 5,000 */
export async function countSheet(
  { db, services, user: { language } }: Context,
  { warehouse, withEmpty = 'N' }: NonNullable<MakerStocksCountSheetData['query']>,
): Promise<CountSheetPart[]> {
  const { rows } = await sql<Omit<CountSheetPart, 'unit_dictText'> & { unit: string }>`select s.parts_code, s.bin_location, s.inventory_qty, parts.unit,
      coalesce(parts.name ->> ${language}::text, parts.name ->> 'en') as parts_name
    from maker_stock s join parts on parts.parts_code = s.parts_code
    where s.warehouse = ${warehouse} and (s.inventory_qty > 0 or ${withEmpty} = 'Y')
    order by s.bin_location nulls last, s.parts_code limit ${most + 1}`.execute(db);
  if (rows.length > most) throw refuse('export.tooMany', { n: most });
  return rows.map(({ unit, ...part }) => ({ ...part, unit_dictText: services.dictionaries.text('unit', unit, language) }));
}
