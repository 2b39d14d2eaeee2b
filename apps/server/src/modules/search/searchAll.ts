import { sql } from 'kysely';
import type { SearchGroup, SearchResult } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import type { Searched } from '../../shared/list/searched.ts';
import { seenPages } from '../permission/service.ts';
import { findHits, type Wanted } from './findHits.ts';
import './hooks.ts';
import { readKeyword } from './keyword.ts';

/** At most this many in all. */
const mostHits = 30;
/** Machines that one end of a VIN may mean. */
const mostMachines = 50;
/** Statements of one search at a time. */
const lanes = 3;
/** Milliseconds that one kind may take, and after which no further kind is begun. */
const kindMs = 1000;
const allMs = 2500;

type Titled = SearchGroup & { exact: boolean };
type Group = Omit<Titled, 'title'>;

/** What is found of all kinds that the user may read. What takes too long or fails is left out and said, the rest is answered. */
export async function searchAll(context: Context, typed: string): Promise<SearchResult> {
  const keyword = readKeyword(typed);
  if (!keyword) return { groups: [], incomplete: false };
  const { services, user } = context;
  const pages = await seenPages(context);
  const asked = services.modules.flatMap(({ searched = [] }) => searched).filter(({ permission, page }) => user.permissions.has(permission) && pages.has(page));
  const wanted = await lookUp(context, keyword);
  const { found, incomplete } = await inLanes(context, asked, wanted);
  const groups = asked.flatMap((searched) => {
    const group = found.get(searched);
    return group ? [{ ...group, title: pages.get(group.page)! }] : [];
  });
  return { groups: fewest(groups.toSorted((a, b) => Number(b.exact) - Number(a.exact))), incomplete };
}

/** What all kinds would ask alike: the machines of the VIN, and how documents are numbered. */
async function lookUp({ db }: Context, keyword: NonNullable<ReturnType<typeof readKeyword>>): Promise<Wanted> {
  const { vin } = keyword;
  const rules = await db.selectFrom('sequenceRule').select(['code', 'validFrom', 'prefix', 'period', 'perDealer', 'digits']).execute();
  if (vin === null) return { ...keyword, vins: [], rules };
  if (vin.length > 6) return { ...keyword, vins: [vin], rules };
  const { rows } = await sql<{ vin: string }>`select vin from vehicle where right(vin, 6) = ${vin} limit ${sql.lit(mostMachines)}`.execute(db);
  return { ...keyword, vins: rows.map((row) => row.vin), rules };
}

/**
 * Looks through the kinds, a few at a time. Each lane has one transaction, in which a statement that takes too long is given up by the
 * database itself; what has failed ends its transaction, and the lane goes on in another one.
 */
async function inLanes(context: Context, asked: readonly Searched[], wanted: Wanted): Promise<{ found: Map<Searched, Group>; incomplete: boolean }> {
  const found = new Map<Searched, Group>();
  const waiting = [...asked];
  const end = performance.now() + allMs;
  let incomplete = false;
  const lane = async (): Promise<void> => {
    while (waiting.length > 0 && performance.now() < end) {
      try {
        await context.services.db.transaction().execute(async (db) => {
          await sql`select set_config('statement_timeout', ${String(kindMs)}, true)`.execute(db);
          for (let next = waiting.shift(); next; next = performance.now() < end ? waiting.shift() : undefined) {
            const group = await findHits({ ...context, db }, next, wanted);
            if (group) found.set(next, group);
          }
        });
      } catch (error) {
        incomplete = true;
        context.services.log.warn({ err: error }, 'a kind was left out of a search');
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return { found, incomplete: incomplete || waiting.length > 0 };
}

/** As many as are answered: where there are more, every kind keeps its best before others have a second. */
function fewest(groups: readonly Titled[]): SearchGroup[] {
  let left = mostHits;
  const kept = groups.map(() => 0);
  for (let round = 0; left > 0 && groups.some(({ hits }) => hits.length > round); round += 1)
    for (const [index, { hits }] of groups.entries())
      if (left > 0 && hits.length > round) {
        kept[index]! += 1;
        left -= 1;
      }
  return groups.map(({ exact: _, hits, ...group }, index) => ({ ...group, hits: hits.slice(0, kept[index]) })).filter(({ hits }) => hits.length > 0);
}
