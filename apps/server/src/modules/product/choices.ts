/** The products that forms offer, level by level. */
import { sql } from 'kysely';
import type { Handlers } from '../../shared/contract/handlers.ts';
import type { Services } from '../../shared/services.ts';

type Node = Choice & { level: number; parent: string | null };
type Choice = { value: string; text: string };

/** Products in use, under products in use. */
const offered = sql`with recursive offered as (
    select * from product where level = 2 and enabled = 'Y'
    union all select below.* from product below join offered above on below.parent_code = above.code where below.enabled = 'Y'
  )`;

export const productChoices = ({ db }: Services): Handlers<'products'> => ({
  async productsSecondDict({ language }) {
    const { rows } =
      await sql<Choice>`select code as value, name ->> ${language}::text as text from product where level = 2 and enabled = 'Y' order by sort_no, code`.execute(
        db,
      );
    return rows;
  },
  async productsChildren({ query, language }) {
    const { rows } =
      await sql<Choice>`${offered} select code as value, name ->> ${language}::text as text from offered where parent_code = ${query.parent} order by sort_no, code`.execute(
        db,
      );
    return rows;
  },
  async productsTree({ language }) {
    const { rows } =
      await sql<Node>`${offered} select code as value, name ->> ${language}::text as text, level, parent_code as parent from offered order by level, sort_no, code`.execute(
        db,
      );
    return rows;
  },
});
