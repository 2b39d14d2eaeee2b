import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/**
 * The collation `alphabetical`: Latin and Cyrillic names as people sort them, and Chinese ones after them by pinyin. PostgreSQL's ICU
 * knows it; that of the embedded database has no Chinese, and is told the order of the characters.
 */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create collation alphabetical (provider = icu, locale = 'zh-u-co-pinyin-kr-latn-cyrl-hani')`.execute(db);
  const { rows } = await sql<{ known: boolean; rules: boolean }>`select '李' < '张' collate alphabetical and 'z' < '安' collate alphabetical as known,
    current_setting('server_version_num')::int >= 160000 as rules`.execute(db);
  if (rows[0]!.known || !rows[0]!.rules) return;
  await sql`drop collation alphabetical`.execute(db);
  await sql`create collation alphabetical (provider = icu, locale = 'und', rules = ${sql.lit(`&[last regular]<*${byPinyin()}`)})`.execute(db);
}

/** The Chinese characters in the order of their pinyin, by the runtime's own ICU. */
const byPinyin = (): string =>
  Array.from({ length: 0x9fff - 0x4e00 + 1 }, (_, at) => String.fromCodePoint(0x4e00 + at))
    .sort(new Intl.Collator('zh-u-co-pinyin').compare)
    .join('');
