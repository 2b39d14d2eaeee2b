import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { WarrantyPolicyInput } from '../../../generated/types.gen.ts';
import type { Context, TrxContext } from '../../../shared/context.ts';
import { joinFindings } from '../../../shared/master/findings.ts';
import type { Master } from '../../../shared/master/master.ts';
import type { MasterRow } from '../../../shared/master/masterHistory.ts';
import { type InvalidField, refuse } from '../../../shared/refusal/refusal.ts';
import '../tables.ts';

/** Rules of warranty policies, for their form and their import. */
export const policyMaster: Master<WarrantyPolicyInput> = {
  name: 'warrantyPolicy',
  noun: 'service-catalogue',
  table: 'warrantyPolicy',
  form: 'warrantyPoliciesAdd',
  key: ['productCode', 'validFrom'],
  keyField: 'validFrom',
  keyOf: ({ productCode, validFrom }) => `${productCode} ${validFrom}`,
  check: async (context, inputs) => joinFindings(inputs.map(wrongLimits), await unknownProducts(context, inputs), await changedUnderMachines(context, inputs)),
  toRow: ({ productCode, validFrom, months, hours, noHours = 'N', mainMonths, mainHours }) => ({
    productCode,
    validFrom,
    months,
    hours: noHours === 'Y' ? null : (hours ?? null),
    noHours,
    mainMonths: mainMonths ?? null,
    mainHours: mainHours ?? null,
  }),
  afterStore: nameNewOnes,
  async mayRemove({ db }, row) {
    const { rows } = await sql<{ used: boolean }>`select ${hasMachines} as used from warranty_policy p where p.id = ${row['id']}`.execute(db);
    if (rows[0]?.used) throw refuse('E-567');
  },
};

/**
 * Machines delivered under the policy `p`: of its product, from its first day until the next one's; of a line only those whose series
 * has no policy of its own by then.
 */
export const machinesUnder: RawBuilder<unknown> = sql`from vehicle m where m.del_flag = 0 and m.delivery_date >= p.valid_from
  and (m.third_product = p.product_code or (m.second_product = p.product_code
    and not exists (select 1 from warranty_policy own where own.product_code = m.third_product and own.valid_from <= m.delivery_date)))
  and not exists (select 1 from warranty_policy later where later.product_code = p.product_code and later.valid_from > p.valid_from and later.valid_from <= m.delivery_date)`;
const hasMachines = sql<boolean>`exists (select 1 ${machinesUnder})`;

const wrongLimits = ({ months, hours, noHours, mainMonths, mainHours }: WarrantyPolicyInput): InvalidField[] => {
  const known = noHours === 'Y' ? null : (hours ?? null);
  return [
    ...(noHours !== 'Y' && known === null ? [{ field: 'hours', code: 'E-013' }] : []),
    ...(mainMonths && mainMonths < months ? [{ field: 'mainMonths', code: 'contract.tooLittle', params: { n: months } }] : []),
    ...(mainHours && known !== null && mainHours < known ? [{ field: 'mainHours', code: 'contract.tooLittle', params: { n: known } }] : []),
  ];
};

/** Policies are of lines and series. */
async function unknownProducts({ db }: Context, inputs: readonly WarrantyPolicyInput[]): Promise<InvalidField[][]> {
  const codes = inputs.map(({ productCode }) => productCode);
  const { rows } = await sql<{ code: string }>`select code from product where level < 4 and code = any(${codes})`.execute(db);
  const known = new Set(rows.map(({ code }) => code));
  return codes.map((code) => (known.has(code) ? [] : [{ field: 'productCode', code: 'master.unknown', params: { code } }]));
}

const limits = ['months', 'hours', 'noHours', 'mainMonths', 'mainHours'] as const;

/** Under what machines were delivered stays: a policy with machines is not changed, and a new one takes none from an earlier one (E-567). */
async function changedUnderMachines({ db }: Context, inputs: readonly WarrantyPolicyInput[]): Promise<InvalidField[][]> {
  const asked = inputs.map(({ productCode, validFrom }) => ({ product_code: productCode, valid_from: validFrom }));
  const { rows: stored } = await sql<MasterRow & { used: boolean }>`select p.*, ${hasMachines} as used from warranty_policy p
    join jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as given(product_code text, valid_from date) using (product_code, valid_from)`.execute(db);
  const taken = await Promise.all(inputs.map((input) => takesMachines(db, input)));
  return inputs.map((input, at) => {
    const same = stored.find((row) => row['productCode'] === input.productCode && row['validFrom'] === input.validFrom);
    const fresh: MasterRow = policyMaster.toRow(input);
    const isRefused = same ? same.used && limits.some((limit) => same[limit] !== fresh[limit]) : taken[at];
    return isRefused ? [{ field: 'validFrom', code: 'E-567' }] : [];
  });
}

/** Whether machines that have a policy were delivered since the day, which would come under the new one. */
async function takesMachines(db: Context['db'], { productCode, validFrom }: WarrantyPolicyInput): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select exists (select 1 from vehicle m
    where m.del_flag = 0 and m.delivery_date >= ${validFrom}::date and (m.third_product = ${productCode} or m.second_product = ${productCode})
      and not exists (select 1 from warranty_policy later where later.product_code = ${productCode} and later.valid_from > ${validFrom}::date and later.valid_from <= m.delivery_date)
      and exists (select 1 from warranty_policy p where p.product_code in (m.second_product, m.third_product) and p.valid_from <= m.delivery_date)
      and (m.third_product = ${productCode}
        or not exists (select 1 from warranty_policy own where own.product_code = m.third_product and own.valid_from <= m.delivery_date))
  ) as taken`.execute(db);
  return rows[0]!.taken;
}

/** A policy is called by its product and its first day; what has a name keeps it. */
async function nameNewOnes({ db }: TrxContext): Promise<void> {
  await sql`update warranty_policy set policy_code = product_code || '-' || to_char(valid_from, 'YYYYMMDD') where ${sql<SqlBool>`policy_code is null`}`.execute(
    db,
  );
}
