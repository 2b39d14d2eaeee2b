/** What somebody types or pastes into a search finds what they mean. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wordsFilter } from '../../modules/parts/partList.ts';
import { createTestDatabase } from '../../test/testDatabase.ts';
import type { Connection } from '../database/connection/connect.ts';
import { conditionOf, contains, type Filter, keywords, mentioned } from './filters.ts';

const words = {
  seal: '液压密封组',
  repair: 'Reparación de la bomba',
  // The accent is a letter of its own, as macOS writes names of files.
  decomposed: 'Reparacio\u0301n del eje',
  fir: 'Ёлка зелёная',
  street: 'Œuvre, Straße 5',
  wide: 'ＡＢ１２ 组',
  percent: '50% off',
};
const tags = { first: 'WC2601D001-0007-1-AB', second: 'WC2601D002-0009-2-CD' };

let connection: Connection;
beforeAll(async () => {
  connection = await createTestDatabase('migrated');
  const { db } = connection;
  await sql`create table word (id text, name text)`.execute(db);
  for (const [id, name] of Object.entries(words)) await sql`insert into word values (${id}, ${name})`.execute(db);
  await sql`create table tag (id text, tag_no text)`.execute(db);
  for (const [id, no] of Object.entries(tags)) await sql`insert into tag values (${id}, ${no})`.execute(db);
  for (const [code, name] of Object.entries(words))
    await sql`insert into parts (id, parts_code, name, unit, parts_category) values (md5(${code}), ${code}, ${JSON.stringify({ 'zh-cn': name })}::jsonb, 'pc', 'hydraulic')`.execute(
      db,
    );
}, 120_000);
afterAll(() => connection.close());

const found = async (table: string, id: string, filter: Filter): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`select ${sql.ref(id)} as id from ${sql.table(table)} where ${conditionOf(filter!)} order by 1`.execute(
    connection.db,
  );
  return rows.map((row) => row.id);
};

test.each([
  ['密封', ['seal']],
  ['组', ['seal', 'wide']],
  ['封组', ['seal']],
  ['液压密封', ['seal']],
  ['reparacion', ['decomposed', 'repair']],
  ['REPARACIÓN', ['decomposed', 'repair']],
  ['reparacio\u0301n', ['decomposed', 'repair']],
  ['ón', ['decomposed', 'repair']],
  ['елка', ['fir']],
  ['ёл', ['fir']],
  ['oeuvre', ['street']],
  ['strasse', ['street']],
  ['ß', ['street']],
  ['ab12', ['wide']],
  ['ＡＢ', ['wide']],
  ['0%', ['percent']],
  ['％', ['percent']],
  ['_', []],
] as const)('%s is found in words, with an index and without', async (wanted, ids) => {
  expect(await found('word', 'word.id', mentioned(wanted, 'word.name'))).toEqual(ids);
  expect(await found('parts', 'parts.partsCode', wordsFilter(wanted))).toEqual(ids);
});

test.each([
  ['wc2601d001-0007-1-ab', ['first']],
  ['cd', ['second']],
  ['7', ['first']],
  ['0007，cd', ['first', 'second']],
  ['0007、0009', ['first', 'second']],
  ['0007；0009', ['first', 'second']],
  ['0007\u30000009', ['first', 'second']],
  ['ＷＣ２６０１Ｄ００１', ['first']],
  ['%', []],
] as const)('%s is found in tags', async (pasted, ids) => {
  expect(await found('tag', 'tag.id', keywords(['tag.tagNo'], pasted))).toEqual(ids);
});

test('part of a code is found wherever it stands', async () => {
  expect(await found('tag', 'tag.id', contains('tag.tagNo', 'd0'))).toEqual(['first', 'second']);
  expect(await found('tag', 'tag.id', contains('tag.tagNo', 'ab'))).toEqual(['first']);
});

test('a name is found beside codes', async () => {
  expect(await found('word', 'word.id', keywords(['word.id'], 'sea，bomba', ['word.name']))).toEqual(['repair', 'seal']);
});

test('a search for nothing is no condition', () => {
  expect([mentioned(' 　', 'word.name'), contains('tag.tagNo', ' '), keywords(['tag.tagNo'], '，、'), wordsFilter('　')]).toEqual(Array(4).fill(undefined));
});
