/** Rules of the work at services, for its form and its import. */
import { sql } from 'kysely';
import type { MaintTemplateInput } from '../../generated/types.gen.ts';
import type { TrxContext } from '../../shared/context.ts';
import { type Master, namesOf } from '../../shared/master/master.ts';
import type { InvalidField } from '../../shared/refusal/refusal.ts';
import './tables.ts';

export const templateMaster: Master<MaintTemplateInput> = {
  name: 'maintTemplate',
  noun: 'maint-template',
  table: 'maintTemplate',
  form: 'maintTemplatesAdd',
  key: ['secondProduct', 'maintLevel', 'itemCode'],
  keyField: 'itemCode',
  keyOf: ({ secondProduct, maintLevel, itemCode }) => `${secondProduct} ${maintLevel} ${itemCode.toUpperCase()}`,
  fields: { itemCode: { kind: 'code' } },
  check: async (_context, inputs) => inputs.map(wrongLimits),
  toRow: toTemplateRow,
  afterStore: storeLevels,
};

function toTemplateRow({ secondProduct, maintLevel, itemCode, action, mandatory = 'N', valueType, sortNo = 0, ...input }: MaintTemplateInput) {
  const isMeasured = valueType === 'number';
  return {
    secondProduct,
    maintLevel,
    itemCode: itemCode.toUpperCase(),
    name: namesOf(input),
    action,
    mandatory,
    valueType,
    unit: (isMeasured && input.unit?.trim()) || null,
    minValue: isMeasured ? (input.minValue ?? null) : null,
    maxValue: isMeasured ? (input.maxValue ?? null) : null,
    sortNo,
  };
}

/** A number has a unit and at least one limit. */
function wrongLimits({ valueType, unit, minValue = null, maxValue = null }: MaintTemplateInput): InvalidField[] {
  if (valueType !== 'number') return [];
  return [
    ...(unit?.trim() ? [] : [{ field: 'unit', code: 'E-013' }]),
    ...(minValue === null && maxValue === null ? [{ field: 'minValue', code: 'E-013' }] : []),
    ...(minValue !== null && maxValue !== null && minValue > maxValue ? [{ field: 'maxValue', code: 'checkItem.limits' }] : []),
  ];
}

/** Values of a level apply to all its work; omitted ones stay as stored. */
async function storeLevels({ db }: TrxContext, inputs: readonly MaintTemplateInput[]): Promise<void> {
  for (const { secondProduct, maintLevel, flatHours, capUsd, capRmb, capEur } of inputs) {
    const caps = Object.fromEntries(Object.entries({ USD: capUsd, RMB: capRmb, EUR: capEur }).filter(([, cap]) => cap !== undefined && cap !== null));
    await sql`insert into maint_level as stored (second_product, maint_level, flat_hours, parts_cap)
      values (${secondProduct}, ${maintLevel}, coalesce(${flatHours ?? null}::numeric, 0), ${JSON.stringify(caps)}::jsonb)
      on conflict (second_product, maint_level) do update set parts_cap = stored.parts_cap || excluded.parts_cap,
        flat_hours = coalesce(${flatHours ?? null}::numeric, stored.flat_hours)`.execute(db);
  }
}
