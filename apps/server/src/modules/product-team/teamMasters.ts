/** Rules of teams and platforms, for their forms. */
import { sql } from 'kysely';
import type { PlatformInput, ProductTeamInput } from '../../generated/types.gen.ts';
import type { Context, TrxContext } from '../../shared/context.ts';
import { type Master, namesOf } from '../../shared/master/master.ts';
import { fieldName } from '../../shared/messages/messages.ts';
import type { InvalidField } from '../../shared/refusal/refusal.ts';
import './hooks.ts';
import './tables.ts';

/** Two who give the same product away come one after the other. */
const lockTeams = ({ db }: Pick<Context, 'db'>) => sql`select pg_advisory_xact_lock(hashtext('product teams'))`.execute(db);

/** What keeps copies reads again, and goals are counted by what is now stored. */
async function afterChange(context: TrxContext): Promise<void> {
  await context.services.dictionaries.refresh(context.db);
  for (const { productTeamsChanged } of context.services.modules) await productTeamsChanged?.(context);
}

export const productTeamMaster: Master<ProductTeamInput> = {
  name: 'productTeam',
  noun: 'product-team',
  table: 'productTeam',
  form: 'productTeamsAdd',
  key: ['code'],
  keyField: 'code',
  keyOf: ({ code }) => code,
  check: async (context, inputs) => {
    await lockTeams(context);
    return Promise.all(inputs.map((input) => teamFindings(context, input)));
  },
  toRow: ({ code, sortNo = 0, enabled = 'Y', secondProducts, ...names }) => ({
    code,
    name: namesOf(names),
    sortNo,
    enabled,
    secondProducts: [...new Set(secondProducts)],
  }),
  afterChange,
};

export const platformMaster: Master<PlatformInput> = {
  name: 'platform',
  noun: 'platform',
  table: 'platform',
  form: 'platformsAdd',
  key: ['code'],
  keyField: 'code',
  keyOf: ({ code }) => code,
  check: async (context, inputs) => {
    await lockTeams(context);
    return Promise.all(inputs.map((input) => platformFindings(context, input)));
  },
  toRow: ({ code, productTeam, sortNo = 0, enabled = 'Y', thirdProducts, ...names }) => ({
    code,
    name: namesOf(names),
    productTeam,
    sortNo,
    enabled,
    thirdProducts: [...new Set(thirdProducts)],
  }),
  afterChange,
};

/** A product line is sold by one team, and stays while platforms of the team need it. */
async function teamFindings({ db, user }: Context, { code, secondProducts }: ProductTeamInput): Promise<InvalidField[]> {
  const field = 'secondProducts';
  const wrongLevel = await ofOtherLevel(db, secondProducts, 2);
  const { rows: taken } = await sql<{ product: string; team: string }>`select product, other.code as team
    from product_team other, unnest(other.second_products) product where product = any(${secondProducts}::text[]) and other.code <> ${code} order by 1 limit 1`.execute(
    db,
  );
  const { rows: stranded } = await sql<{ platform: string }>`select platform.code as platform from platform, unnest(third_products) series
    join product on product.code = series where product_team = ${code} and product.parent_code <> all(${secondProducts}::text[]) order by 1 limit 1`.execute(
    db,
  );
  return [
    ...wrongLevel.map((product) => ({ field, code: 'master.unknown', params: { code: product } })),
    ...taken.map(({ product, team }) => ({ field, code: 'productTeam.taken', params: { product, owner: team } })),
    ...stranded.map(({ platform }) => ({ field, code: 'productTeam.needed', params: { platform, field: fieldName(user.language, 'product-team', field) } })),
  ];
}

/** A series belongs to one platform, and to a product line of the platform's team. */
async function platformFindings({ db }: Context, { code, productTeam, thirdProducts }: PlatformInput): Promise<InvalidField[]> {
  const field = 'thirdProducts';
  const { rows: taken } = await sql<{ product: string; platform: string }>`select product, other.code as platform
    from platform other, unnest(other.third_products) product where product = any(${thirdProducts}::text[]) and other.code <> ${code} order by 1 limit 1`.execute(
    db,
  );
  const { rows: foreign } = await sql<{ code: string }>`select code from product where code = any(${thirdProducts}::text[])
    and (level <> 3 or parent_code <> all(coalesce((select second_products from product_team where code = ${productTeam}), '{}'))) order by 1 limit 1`.execute(
    db,
  );
  const { rows: used } = await sql<{
    goalNo: string;
  }>`select goal_no from sales_goal where platform = ${code} and product_team <> ${productTeam} and del_flag = 0
    order by 1 limit 1`.execute(db);
  return [
    ...foreign.map((product) => ({ field, code: 'platform.foreign', params: { product: product.code } })),
    ...taken.map(({ product, platform }) => ({ field, code: 'productTeam.taken', params: { product, owner: platform } })),
    ...used.map(({ goalNo }) => ({ field: 'productTeam', code: 'platform.inUse', params: { no: goalNo } })),
  ];
}

async function ofOtherLevel(db: Context['db'], codes: readonly string[], level: number): Promise<string[]> {
  const { rows } = await sql<{
    code: string;
  }>`select code from product where code = any(${[...codes]}::text[]) and level <> ${level} order by 1 limit 1`.execute(db);
  return rows.map(({ code }) => code);
}
