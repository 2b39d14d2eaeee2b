/** The import of prices, and what it would do. */
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { PartPriceInput, PriceChange } from '../../../generated/types.gen.ts';
import { envelope, type EnvelopeParts } from '../../../shared/contract/envelope.ts';
import type { Context, TrxContext } from '../../../shared/context.ts';
import { json, newId } from '../../../shared/database/database.ts';
import type { ImportDefinition } from '../../../shared/import/importDefinition.ts';
import { importWorkbooks } from '../../../shared/import/importWorkbooks.ts';
import { importOf } from '../../../shared/master/master.ts';
import { recordset } from '../../../shared/master/masterHistory.ts';
import { priceMaster } from '../partMasters.ts';
import { largestOf, type NewPrice, summaryOf, withEarlierPrices } from './priceChanges.ts';

type Preview = Operations['priceImportsPreview']['reply'];
interface StoredPrice {
  id: string;
  version: number;
  price: number;
  validTo: string | null;
}

const plain = importOf(priceMaster);
const toNewPrice = (input: PartPriceInput): NewPrice => priceMaster.toRow(input) as unknown as NewPrice;

/** Stores the prices of a file, and what was there before. */
export const priceImport: ImportDefinition<PartPriceInput> = {
  ...plain,
  async store(context, inputs, fileName) {
    const { db, user } = context;
    const prices = inputs.map(toNewPrice);
    const changes = await withEarlierPrices(db, prices);
    const before = await pricesOfSameParts(context, prices);
    await plain.store(context, inputs, fileName);
    const id = newId();
    await db
      .insertInto('priceImport')
      .values({ id, fileName, createBy: user.username, takenBackTime: null, takenBackBy: null, ...summaryOf(changes) })
      .execute();
    await keepRows(context, id, { changes, before });
  },
};

/** All prices of the parts and currencies that are given, locked. */
async function pricesOfSameParts({ db }: TrxContext, prices: readonly NewPrice[]): Promise<StoredPrice[]> {
  const { rows } = await sql<StoredPrice>`select p.id, p.version, p.price, p.valid_to from parts_price p
    where (p.parts_code, p.currency) in (select given.parts_code, given.currency from ${recordset('partsPrice', prices.map(ownerOf))} given)
    order by p.parts_code, p.currency, p.valid_from for update`.execute(db);
  return rows;
}
const ownerOf = ({ partsCode, currency }: NewPrice) => ({ partsCode, currency });

/** What differs from before is what the import did, to prices of the file and to open periods that gave way to them. */
async function keepRows({ db }: TrxContext, importId: string, { changes, before }: { changes: readonly PriceChange[]; before: readonly StoredPrice[] }) {
  const given = json(changes.map(({ partsCode, currency, validFrom, earlierPrice }) => [partsCode, currency, validFrom, earlierPrice]));
  const former = json(before.map(({ id, version, price, validTo }) => [id, version, price, validTo]));
  await sql`with former as (
      select value ->> 0 as id, (value ->> 1)::integer as version, (value ->> 2)::numeric as price, (value ->> 3)::date as valid_to
      from jsonb_array_elements(${former}::jsonb)
    ), given as (
      select value ->> 0 as parts_code, value ->> 1 as currency, (value ->> 2)::date as valid_from, (value ->> 3)::numeric as earlier_price
      from jsonb_array_elements(${given}::jsonb)
    )
    insert into price_import_row (import_id, price_id, parts_code, currency, valid_from, price, valid_to, row_version, former_version, former_price, former_valid_to, given, earlier_price)
    select ${importId}, p.id, p.parts_code, p.currency, p.valid_from, p.price, p.valid_to, p.version, former.version, former.price, former.valid_to,
      case when given.parts_code is null then 'N' else 'Y' end, given.earlier_price
    from parts_price p
      left join former on former.id = p.id
      left join given on given.parts_code = p.parts_code and given.currency = p.currency and given.valid_from = p.valid_from
    where (p.parts_code, p.currency) in (select parts_code, currency from given) and p.version is distinct from former.version`.execute(db);
}

const shownChanges = 20;

/** What the import of workbooks would change. Nothing is stored. */
export async function previewPrices(context: Context, request: FastifyRequest): Promise<EnvelopeParts<Preview>> {
  const right: NewPrice[] = [];
  const watched: ImportDefinition<PartPriceInput> = {
    ...plain,
    async check(within, inputs) {
      const findings = await plain.check(within, inputs);
      right.push(...inputs.filter((_input, place) => findings[place]!.length === 0).map(toNewPrice));
      return findings;
    },
  };
  const { envelope: checked } = await importWorkbooks(context, watched, request, { validateOnly: true });
  const changes = await withEarlierPrices(context.db, right);
  const { files } = checked.result;
  return envelope<Preview>({
    ...checked,
    result: { ...summaryOf(changes), rightCount: changes.length, files, largest: largestOf(changes, shownChanges) },
  });
}
