import { type SqlBool, sql } from 'kysely';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { choice, number, text } from '../../../shared/export/exportedList.ts';
import { equal, type Filter } from '../../../shared/list/filters.ts';
import { masterExport, masterList, nameIn } from '../../../shared/master/masterList.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { machinesUnder, policyMaster } from './policyMaster.ts';

export const policyList = (context: Context) => {
  const { user, services } = context;
  const day = sql`${today(user, services.now())}::date`;
  return masterList(context, 'warrantyPoliciesList', 'WarrantyPolicy', {
    table: 'warrantyPolicy',
    sort: 'productCode',
    select: sql`(select count(*)::int from (select warranty_policy.product_code, warranty_policy.valid_from) p, lateral (select 1 ${machinesUnder}) as machine) as machines,
      case when warranty_policy.valid_from > ${day} then 'coming'
        when exists (select 1 from warranty_policy later where later.product_code = warranty_policy.product_code
          and later.valid_from > warranty_policy.valid_from and later.valid_from <= ${day}) then 'replaced' else 'valid' end as state`,
    texts: sql`'productCode_dictText', coalesce(${nameIn('of', user.language)}, warranty_policy.product_code)`,
    joins: sql`left join product of on of.code = warranty_policy.product_code`,
  });
};

export const policyFilters = ({ productCode, validOn }: NonNullable<Operations['warrantyPoliciesList']['data']['query']>): Filter[] => [
  equal('warrantyPolicy.productCode', productCode),
  validOn
    ? sql<SqlBool>`(warranty_policy.valid_from <= ${validOn}::date and not exists (select 1 from warranty_policy later
        where later.product_code = warranty_policy.product_code and later.valid_from > warranty_policy.valid_from and later.valid_from <= ${validOn}::date))`
    : undefined,
];

export const policyExport = masterExport('warrantyPoliciesList', policyMaster, [text('policyCode'), number('machines'), choice('state')]);
