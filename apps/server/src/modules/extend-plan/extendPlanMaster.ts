/** Rules of plans for extended warranties, for their form and their import. */
import { type SqlBool, sql } from 'kysely';
import type { ExtendPlanInput } from '../../generated/types.gen.ts';
import { snake } from '../../shared/database/columnNames.ts';
import type { TrxContext } from '../../shared/context.ts';
import { type Master, namesOf } from '../../shared/master/master.ts';
import { recordset, sameKey, withHistory } from '../../shared/master/masterHistory.ts';
import { termFindings } from './planTerms.ts';
import './tables.ts';

export const extendPlanMaster: Master<ExtendPlanInput> = {
  name: 'extendPlan',
  noun: 'extend-plan',
  table: 'extendPlan',
  form: 'extendPlansAdd',
  key: ['planCode', 'currency'],
  keyField: 'planCode',
  keyOf: ({ planCode, currency }) => `${planCode.toUpperCase()} ${currency}`,
  fields: { planCode: { kind: 'code' } },
  async check({ db }, inputs) {
    const rows = inputs.map(toPlanRow);
    const stored = await db
      .selectFrom('extendPlan')
      .select(['planCode', 'secondProduct', 'thirdProducts', 'coverageType', 'months', 'hours', 'validFrom', 'validTo', 'enabled'])
      .where(sql<SqlBool>`second_product = any(${rows.map(({ secondProduct }) => secondProduct)}::text[])`)
      .execute();
    return termFindings(rows, stored);
  },
  toRow: toPlanRow,
  afterStore: alignCurrencies,
};

function toPlanRow({ planCode, currency, fee, secondProduct, thirdProducts = [], coverageType, months, validFrom, ...input }: ExtendPlanInput) {
  const { hours = null, validTo = null, enabled = 'Y' } = input;
  return {
    planCode: planCode.toUpperCase(),
    currency,
    fee,
    name: namesOf(input),
    secondProduct,
    thirdProducts: [...new Set(thirdProducts)].toSorted(),
    coverageType,
    months,
    hours,
    validFrom,
    validTo,
    enabled,
  };
}

/** Terms of a plan apply to its prices in other currencies, too. */
async function alignCurrencies(context: TrxContext, inputs: readonly ExtendPlanInput[]): Promise<void> {
  const { db } = context;
  const given = new Map(inputs.map(toPlanRow).map((row) => [row.planCode, row]));
  const stored = await db
    .selectFrom('extendPlan')
    .select(['planCode', 'currency'])
    .where('planCode', 'in', [...given.keys()])
    .execute();
  const rows = stored.map(({ planCode, currency }) => {
    const { fee: _fee, ...terms } = given.get(planCode)!;
    return { ...terms, currency };
  });
  const terms = Object.keys(rows[0]!)
    .filter((name) => !extendPlanMaster.key.includes(name))
    .map((name) => snake(name));
  const of = (alias: string) => sql.join(terms.map((column) => sql.ref(`${alias}.${column}`)));
  await withHistory(context, extendPlanMaster, rows, () =>
    sql`update extend_plan set ${sql.join(terms.map((column) => sql`${sql.ref(column)} = fresh.${sql.ref(column)}`))}, version = extend_plan.version + 1
      from ${recordset('extendPlan', rows)} as fresh where ${sameKey(extendPlanMaster, extendPlanMaster.key, 'extend_plan', 'fresh')}
        and row(${of('extend_plan')}) is distinct from row(${of('fresh')})`.execute(db),
  );
}
