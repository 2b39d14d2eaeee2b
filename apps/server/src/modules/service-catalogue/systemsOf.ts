import { sql } from 'kysely';
import type { Option } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';

/** Systems in use that machines of a product line have. @param secondProduct default: any */
export async function systemsOf({ db, user }: Context, secondProduct: string | undefined): Promise<Option[]> {
  const product = secondProduct ?? null;
  const { rows } = await sql<Option>`select code as value, name ->> ${user.language}::text as text from bug_system
    where enabled = 'Y' and (${product}::text is null or second_products = '{}' or ${product} = any(second_products)) order by sort_no, code`.execute(db);
  return rows;
}
