import { readFileSync } from 'node:fs';
import type { Db } from '../../shared/database/database.ts';
import { json } from '../../shared/database/database.ts';
import type { Texts } from '../../shared/messages/messages.ts';
import { type SixTexts, toTextByLanguage } from '../../shared/messages/sixTexts.ts';
import './tables.ts';

interface BaseProduct {
  code: string;
  level: 2 | 3;
  parent: string | null;
  name: Texts;
  sortNo: number;
}

type Row = readonly [code: string, level: 2 | 3, parent: string | null, ...SixTexts];
const rows = JSON.parse(readFileSync(new URL('data/products.json', import.meta.url), 'utf8')) as readonly Row[];

/** Lines and series that every installation has: inspection items, maintenance templates and product platforms name them. */
export const baseProducts: readonly BaseProduct[] = rows.map(([code, level, parent, ...names], at) => ({
  code,
  level,
  parent,
  name: toTextByLanguage(names),
  sortNo: rows.slice(0, at).filter((row) => row[1] === level).length + 1,
}));

/** Adds the products that are not there yet; what a maintainer has changed stays. */
export async function addBaseProducts(db: Db): Promise<void> {
  await db
    .insertInto('product')
    .values(baseProducts.map(({ parent, name, ...product }) => ({ ...product, parentCode: parent, name: json(name) })))
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
}
