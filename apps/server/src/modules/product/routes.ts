import { sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { replyOf } from '../../shared/contract/replyOf.ts';
import { removeMasters } from '../../shared/master/master.ts';
import { nameIn } from '../../shared/master/masterList.ts';
import { masterRoutes } from '../../shared/master/masterRoutes.ts';
import { usesOf } from '../../shared/master/uses.ts';
import type { Services } from '../../shared/services.ts';
import { moveProduct } from './moveProduct.ts';
import { productChoices } from './choices.ts';
import { productFilters, productList } from './productList.ts';
import { productExport, productMaster } from './productMaster.ts';

type Node = Operations['productMastersTree']['reply']['result'][number];

export const productRoutes = (services: Services): Handlers<'products'> & Handlers<'productMasters'> => ({
  ...productChoices(services),
  ...masterRoutes('productMasters', { master: productMaster, list: productList, filters: productFilters, exported: productExport }),
  async productMastersTree({ query, language }) {
    const { rows } = await sql<Node>`select id, code, ${nameIn('product', language)} as name, level, parent_code, enabled from product
      where ${query.enabled ?? null}::text is null or enabled = ${query.enabled ?? null} order by level, sort_no, code`.execute(services.db);
    return rows;
  },
  productMastersUses: async ({ query, context }) => (await usesOf(context, productMaster, query.id)).map((use) => replyOf(context, 'Usage', use)),
  productMastersMove: ({ body, commit }) => commit((within) => moveProduct(within, body)),
  productMastersRemoveBatch: ({ query, commit }) =>
    commit(async (within) => {
      const { rows } = await sql<{ id: string }>`select asked.id from unnest(${query.ids.split(',')}::text[]) as asked(id)
        left join product using (id) order by level desc nulls last`.execute(within.db);
      return removeMasters(within, productMaster, rows.map(({ id }) => id).join(','));
    }),
});
