import { declareParameters, type Declares, shortText } from '../../shared/parameters.ts';

export const makerStockParameters = declareParameters('parts', {
  /** Warehouse in which orders reserve unless they are confirmed from another. */
  'stock.makerWarehouse': shortText('WH01', 20, {
    accepts: (code) => /^[A-Za-z0-9._/-]+$/.test(code),
    limits: () => 'WH01',
    verify: async ({ db }, code) =>
      (await db
        .selectFrom('makerWarehouse')
        .select('id')
        .where('code', '=', code)
        .where('kind', '=', 'normal')
        .where('enabled', '=', 'Y')
        .executeTakeFirst()) !== undefined,
  }),
});

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Declares<typeof makerStockParameters> {}
}
