/** Rules of parts and their prices, for the forms and the imports. */
import { sql } from 'kysely';
import type { PartMasterInput, PartPriceInput } from '../../generated/types.gen.ts';
import type { Db } from '../../shared/database/database.ts';
import { json } from '../../shared/database/database.ts';
import { joinFindings, type Master, namesOf, unknownCodes, upsert } from '../../shared/master/master.ts';
import type { InvalidField } from '../../shared/refusal/refusal.ts';
import { hasDecimals } from '../service-catalogue/service.ts';
import { overlapsOf, type Period } from './pricePeriods.ts';

const upper = (code: string | null | undefined): string | null => code?.trim().toUpperCase() || null;

export const partMaster: Master<PartMasterInput> = {
  name: 'parts',
  noun: 'parts',
  table: 'parts',
  form: 'partMastersAdd',
  key: ['partsCode'],
  keyField: 'partsCode',
  keyOf: ({ partsCode }) => partsCode.toUpperCase(),
  fields: [
    { name: 'partsCode', kind: 'code', required: true },
    { name: 'nameZh', kind: 'text', required: true },
    { name: 'nameEn', kind: 'text', required: true },
    { name: 'nameEs', kind: 'text' },
    { name: 'nameRu', kind: 'text' },
    { name: 'nameFr', kind: 'text' },
    { name: 'namePt', kind: 'text' },
    { name: 'specification', kind: 'text' },
    { name: 'unit', kind: 'choice', dictionary: 'unit', required: true },
    { name: 'weightKg', kind: 'number' },
    { name: 'size', kind: 'text' },
    { name: 'minOrderMultiple', kind: 'number' },
    { name: 'deliveryCycleDays', kind: 'number' },
    { name: 'secondProducts', kind: 'list' },
    { name: 'partsCategory', kind: 'choice', dictionary: 'parts_category', required: true },
    { name: 'replacedBy', kind: 'code' },
    { name: 'coreReturn', kind: 'yesNo' },
    { name: 'serialised', kind: 'yesNo' },
    { name: 'warrantyMonthsParts', kind: 'number' },
    { name: 'supplierCode', kind: 'text' },
    { name: 'costPrice', kind: 'number' },
    { name: 'enabled', kind: 'yesNo' },
  ],
  async check(db, inputs, { services }) {
    const inDictionary = (field: 'unit' | 'partsCategory', code: string): InvalidField[][] => {
      const known = new Set((services.dictionaries.items(code) ?? []).map(({ value }) => value));
      return inputs.map((input) => (known.has(input[field]) ? [] : [{ field, code: 'E-014' }]));
    };
    return joinFindings(
      inDictionary('unit', 'unit'),
      inDictionary('partsCategory', 'parts_category'),
      inputs.map(({ weightKg, costPrice }) => [
        ...(hasDecimals(weightKg ?? 0, 3) ? [] : [{ field: 'weightKg', code: 'E-016', params: { n: 3 } }]),
        ...(hasDecimals(costPrice ?? 0, 2) ? [] : [{ field: 'costPrice', code: 'E-016', params: { n: 2 } }]),
      ]),
      await unknownCodes(db, inputs, {
        table: 'supplier',
        column: 'supplierCode',
        field: 'supplierCode',
        codesOf: ({ supplierCode }: PartMasterInput) => [supplierCode],
      }),
      await unknownCodes(db, inputs, {
        table: 'product',
        column: 'code',
        field: 'secondProducts',
        codesOf: ({ secondProducts }: PartMasterInput) => secondProducts ?? [],
      }),
      await supersessionFindings(db, inputs),
    );
  },
  toRow: (input) => ({
    partsCode: input.partsCode.toUpperCase(),
    name: namesOf(input),
    specification: input.specification || null,
    unit: input.unit,
    weightKg: input.weightKg ?? null,
    size: input.size || null,
    minOrderMultiple: input.minOrderMultiple ?? 1,
    deliveryCycleDays: input.deliveryCycleDays ?? null,
    secondProducts: input.secondProducts ?? [],
    partsCategory: input.partsCategory,
    replacedBy: upper(input.replacedBy),
    coreReturn: input.coreReturn ?? 'N',
    serialised: input.serialised ?? 'N',
    warrantyMonthsParts: input.warrantyMonthsParts ?? 6,
    supplierCode: input.supplierCode || null,
    costPrice: input.costPrice ?? null,
    enabled: input.enabled ?? 'Y',
  }),
  store: (trx, inputs, context) => upsert(trx, partMaster, inputs, context),
};

/** The successor exists, or comes with the same file, and following successors never leads back. */
async function supersessionFindings(db: Db, inputs: readonly PartMasterInput[]): Promise<InvalidField[][]> {
  if (inputs.every(({ replacedBy }) => !replacedBy)) return inputs.map(() => []);
  const { rows } = await sql<{ partsCode: string; replacedBy: string | null }>`select parts_code, replaced_by from parts where replaced_by is not null
    or parts_code = any(${inputs.map(({ replacedBy }) => upper(replacedBy) ?? '')})`.execute(db);
  const next = new Map([
    ...rows.map(({ partsCode, replacedBy }) => [partsCode, replacedBy] as const),
    ...inputs.map(({ partsCode, replacedBy }) => [partsCode.toUpperCase(), upper(replacedBy)] as const),
  ]);
  return inputs.map(({ partsCode, replacedBy }) => {
    const successor = upper(replacedBy);
    if (successor === null) return [];
    if (!next.has(successor)) return [{ field: 'replacedBy', code: 'master.unknown', params: { code: successor } }];
    const seen = new Set([partsCode.toUpperCase()]);
    for (let at: string | null | undefined = successor; at; at = next.get(at)) {
      if (seen.has(at)) return [{ field: 'replacedBy', code: 'parts.loop', params: { code: at } }];
      seen.add(at);
    }
    return [];
  });
}

export const priceMaster: Master<PartPriceInput> = {
  name: 'partsPrice',
  noun: 'parts',
  table: 'partsPrice',
  form: 'partPricesAdd',
  key: ['partsCode', 'currency', 'validFrom'],
  keyField: 'validFrom',
  keyOf: ({ partsCode, currency, validFrom }) => [partsCode.toUpperCase(), currency, validFrom].join(' '),
  fields: [
    { name: 'partsCode', kind: 'code', required: true },
    { name: 'currency', kind: 'choice', dictionary: 'currency', required: true },
    { name: 'price', kind: 'number', required: true },
    { name: 'validFrom', kind: 'date', required: true },
    { name: 'validTo', kind: 'date' },
  ],
  async check(db, inputs, { services }) {
    const currencies = new Set((services.dictionaries.items('currency') ?? []).map(({ value }) => value));
    const periods = inputs.map(toPeriod);
    const { rows: stored } = await sql<Period>`select parts_code || ' ' || currency as owner, valid_from as "from", valid_to as "to" from parts_price
      where parts_code = any(${[...new Set(inputs.map(({ partsCode }) => partsCode.toUpperCase()))]})`.execute(db);
    const overlaps = overlapsOf(periods, stored);
    return joinFindings(
      inputs.map(({ currency, price, validFrom, validTo }, index): InvalidField[] => [
        ...(currencies.has(currency) ? [] : [{ field: 'currency', code: 'E-014' }]),
        ...(hasDecimals(price, 2) ? [] : [{ field: 'price', code: 'E-016', params: { n: 2 } }]),
        ...(validTo && validTo < validFrom ? [{ field: 'validTo', code: 'parts.periodEnds' }] : []),
        ...(overlaps[index]
          ? [{ field: 'validFrom', code: 'parts.periodOverlaps', params: { from: overlaps[index].from, to: overlaps[index].to ?? '…' } }]
          : []),
      ]),
      await unknownCodes(db, inputs, {
        table: 'parts',
        column: 'partsCode',
        field: 'partsCode',
        codesOf: ({ partsCode }: PartPriceInput) => [partsCode.toUpperCase()],
      }),
    );
  },
  toRow: ({ partsCode, currency, price, validFrom, validTo = null }) => ({ partsCode: partsCode.toUpperCase(), currency, price, validFrom, validTo }),
  store: (trx, inputs, context) => upsert(trx, priceMaster, inputs, context),
  /** An open price ends on the day before the next one begins. */
  async afterStore(trx, inputs) {
    const starts = [...new Set(inputs.map(({ partsCode }) => partsCode.toUpperCase()))];
    await sql`update parts_price p set valid_to = (select min(n.valid_from) - 1 from parts_price n where n.parts_code = p.parts_code and n.currency = p.currency and n.valid_from > p.valid_from), version = p.version + 1
      where p.valid_to is null and p.parts_code in (select jsonb_array_elements_text(${json(starts)}::jsonb))
        and exists (select 1 from parts_price n where n.parts_code = p.parts_code and n.currency = p.currency and n.valid_from > p.valid_from)`.execute(trx);
  },
};

const toPeriod = ({ partsCode, currency, validFrom, validTo = null }: PartPriceInput): Period => ({
  owner: `${partsCode.toUpperCase()} ${currency}`,
  from: validFrom,
  to: validTo,
});
