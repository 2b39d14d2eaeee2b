/** Rules of parts and their prices, for the forms and the imports. */
import { sql } from 'kysely';
import type { PartMasterInput, PartPriceInput } from '../../generated/types.gen.ts';
import type { Db } from '../../shared/database/database.ts';
import { type Master, namesOf } from '../../shared/master/master.ts';
import { endOpenPeriods, periodFindings, type PeriodTable } from '../../shared/master/periods.ts';
import { joinFindings } from '../../shared/master/findings.ts';
import type { InvalidField } from '../../shared/refusal/refusal.ts';
import { modelFindings } from './fit.ts';

const upper = (code: string | null | undefined): string | null => code?.trim().toUpperCase() || null;

export const partMaster: Master<PartMasterInput> = {
  name: 'parts',
  noun: 'parts',
  table: 'parts',
  form: 'partMastersAdd',
  key: ['partsCode'],
  keyField: 'partsCode',
  keyOf: ({ partsCode }) => partsCode.toUpperCase(),
  fields: { partsCode: { kind: 'code' }, replacedBy: { kind: 'code' } },
  check: async ({ db }, inputs) => joinFindings(await supersessionFindings(db, inputs), await modelFindings(db, inputs)),
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
    applicableModels: input.applicableModels ?? [],
    bugSystems: input.bugSystems ?? [],
    partsCategory: input.partsCategory,
    replacedBy: upper(input.replacedBy),
    coreReturn: input.coreReturn ?? 'N',
    serialised: input.serialised ?? 'N',
    warrantyMonthsParts: input.warrantyMonthsParts ?? null,
    supplierCode: input.supplierCode || null,
    costPrice: input.costPrice ?? null,
    hsCode: input.hsCode || null,
    originCountry: input.originCountry || null,
    enabled: input.enabled ?? 'Y',
  }),
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

export const priceMaster: Master<PartPriceInput> & PeriodTable = {
  name: 'partsPrice',
  noun: 'parts',
  table: 'partsPrice',
  form: 'partPricesAdd',
  key: ['partsCode', 'currency', 'validFrom'],
  owner: ['partsCode', 'currency'],
  keyField: 'validFrom',
  keyOf: ({ partsCode, currency, validFrom }) => [partsCode.toUpperCase(), currency, validFrom].join(' '),
  fields: { partsCode: { kind: 'code' } },
  check: ({ db }, inputs) => periodFindings(db, priceMaster, inputs.map(priceMaster.toRow)),
  toRow: ({ partsCode, currency, price, validFrom, validTo = null }) => ({ partsCode: partsCode.toUpperCase(), currency, price, validFrom, validTo }),
  afterStore: (context, inputs) => endOpenPeriods(context, priceMaster, inputs.map(priceMaster.toRow)),
};
