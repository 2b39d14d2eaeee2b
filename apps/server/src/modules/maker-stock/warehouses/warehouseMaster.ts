import { sql } from 'kysely';
import type { MakerWarehouseInput } from '../../../generated/types.gen.ts';
import { type Master, namesOf } from '../../../shared/master/master.ts';
import { refuse } from '../../../shared/refusal/refusal.ts';
import '../tables.ts';

/** Rules of the maker's warehouses. */
export const warehouseMaster: Master<MakerWarehouseInput> = {
  name: 'makerWarehouse',
  noun: 'maker-stock',
  table: 'makerWarehouse',
  form: 'makerWarehousesAdd',
  key: ['code'],
  keyField: 'code',
  keyOf: ({ code }) => code.toUpperCase(),
  fields: { code: { kind: 'code' } },
  toRow: ({ code, country, kind = 'normal', enabled = 'Y', sortNo = 0, ...names }) => ({
    code: code.toUpperCase(),
    name: namesOf(names),
    country: country || null,
    kind,
    enabled,
    sortNo,
  }),
  async mayRemove({ db, services }, row) {
    const code = row['code'] as string;
    const { rows } = await sql<{ used: boolean }>`select exists (select from maker_stock where warehouse = ${code})
      or exists (select from parts_order_line where warehouse = ${code}) as used`.execute(db);
    if (rows[0]!.used || services.parameters.text('stock.makerWarehouse') === code) throw refuse('E-339', { code });
  },
  afterChange: ({ services, db }) => services.dictionaries.refresh(db),
};
