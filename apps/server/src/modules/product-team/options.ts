/** Teams and platforms that goals can be set for. */
import { sql } from 'kysely';
import type { PlatformOption, ProductTeamOption } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import { nameIn } from '../../shared/master/masterList.ts';
import './tables.ts';

export async function productTeamOptions({ db, user }: Context): Promise<ProductTeamOption[]> {
  const { rows } = await sql<ProductTeamOption>`select code as value, ${nameIn('productTeam', user.language)} as text, second_products
    from product_team where enabled = 'Y' order by sort_no, code`.execute(db);
  return rows;
}

/** Platforms in use, of teams in use. @param productTeam all by default */
export async function platformOptions({ db, user }: Context, { productTeam }: { productTeam?: string | undefined }): Promise<PlatformOption[]> {
  const { rows } =
    await sql<PlatformOption>`select platform.code as value, ${nameIn('platform', user.language)} as text, platform.product_team, platform.third_products
    from platform join product_team on product_team.code = platform.product_team
    where platform.enabled = 'Y' and product_team.enabled = 'Y' and ${productTeam === undefined ? sql`true` : sql`platform.product_team = ${productTeam}`}
    order by product_team.sort_no, platform.sort_no, platform.code`.execute(db);
  return rows;
}
