import { sql } from 'kysely';
import type { Handlers } from '../../shared/contract/handlers.ts';
import type { Services } from '../../shared/services.ts';

type Node = Choice & { level: number; parent: string | null };
type Choice = { value: string; text: string };

/** The product tree, level by level. */
export const productRoutes = ({ db }: Services): Handlers<'products'> => ({
  async productsSecondDict({ language }) {
    const { rows } =
      await sql<Choice>`select code as value, name ->> ${language}::text as text from product where level = 2 and enabled = 'Y' order by sort_no, code`.execute(
        db,
      );
    return rows;
  },
  async productsChildren({ query, language }) {
    const { rows } =
      await sql<Choice>`select code as value, name ->> ${language}::text as text from product where parent_code = ${query.parent} and enabled = 'Y' order by sort_no, code`.execute(
        db,
      );
    return rows;
  },
  async productsTree({ language }) {
    const { rows } =
      await sql<Node>`select code as value, name ->> ${language}::text as text, level, case when level > 2 then parent_code end as parent from product where level between 2 and 4 and enabled = 'Y' order by level, sort_no, code`.execute(
        db,
      );
    return rows;
  },
});
