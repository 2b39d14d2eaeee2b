import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/**
 * `search_form` is a text as it is compared in a search: without case, accents, and the ways in which a letter can be composed
 * or set wide. `short_grams` are its letters and pairs of letters, which an index of trigrams cannot find.
 */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create extension if not exists unaccent`.execute(db);
  // By the rules of ICU, since the database's own locale may know no letters but those of English. The body is bound to the dictionary
  // that is found now, whatever the search path will be.
  await sql`create function search_form(text) returns text immutable strict parallel safe
    return lower(unaccent('unaccent'::regdictionary, normalize($1, NFKC)) collate "und-x-icu")`.execute(db);
  // It costs a hundred times what a comparison does: told so, the planner asks the index instead of working it out row by row.
  await sql`create function short_grams(text) returns text[] immutable strict parallel safe cost 10000
    return (select array_agg(letter) || array_agg(letter || next) filter (where next > ' ' collate "C")
      from unnest(string_to_array($1, null), (string_to_array($1, null))[2:]) as letters (letter, next) where letter <> ' ')`.execute(db);

  await sql`alter table parts drop column search_text`.execute(db);
  await sql`alter table parts add column search_text text collate "C" generated always as (search_form(
    parts_code || ' ' || coalesce(name ->> 'zh-cn', '') || ' ' || coalesce(name ->> 'en', '') || ' ' || coalesce(name ->> 'es', '') || ' ' ||
    coalesce(name ->> 'ru', '') || ' ' || coalesce(name ->> 'fr', '') || ' ' || coalesce(name ->> 'pt', ''))) stored`.execute(db);
  await sql`create index parts_search on parts using gin (search_text gin_trgm_ops)`.execute(db);
  await sql`create index parts_short on parts using gin (short_grams(search_text))`.execute(db);

  await sql`drop index sys_user_words`.execute(db);
  await sql`create index sys_user_words on sys_user using gin (username gin_trgm_ops, search_form(realname) gin_trgm_ops, phone gin_trgm_ops)`.execute(db);
  await sql`create index sys_user_short on sys_user using gin (short_grams(search_form(realname)))`.execute(db);
}
