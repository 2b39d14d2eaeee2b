/** How everything is numbered, and changes of it. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { makerDay } from '../../shared/makerDay.ts';
import type { Operations } from '../../generated/operations.gen.ts';
import { type Change, changesBetween, writeChangeLogs } from '../../shared/change-log/changeLog.ts';
import type { Context, TrxContext } from '../../shared/context.ts';
import { replyOf } from '../../shared/contract/replyOf.ts';
import { message } from '../../shared/messages/messages.ts';
import { invalid, refuse } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import { collide, exampleOf, nextPeriod, type Pattern, toPattern, toReset, toStored } from './pattern.ts';

type SequenceRule = Operations['sequencesList']['reply']['result'][number];

/** Under which the history of a rule is kept. */
export const sequenceId = (docType: string): string => createHash('md5').update(`sequence ${docType}`).digest('hex');

interface Row {
  code: string;
  validFrom: string;
  prefix: string;
  period: 'month' | 'year' | 'none';
  perDealer: 'Y' | 'N';
  digits: number;
  version: number;
}

interface Rules {
  current: Row;
  pending: Row | undefined;
}

/** Current and planned number rules. Rules without a prefix, whose numbers begin with the dealer, cannot be changed. */
async function rulesOf({ db, services }: Context, lock = false): Promise<Map<string, Rules>> {
  const day = makerDay(services);
  const { rows } = await sql<Row>`select code, valid_from, prefix, period, per_dealer, digits, version from sequence_rule
    where prefix <> '' order by code, valid_from ${lock ? sql`for update` : sql``}`.execute(db);
  return new Map(
    [...Map.groupBy(rows, ({ code }) => code)].flatMap(([code, ofCode]) => {
      const current = ofCode.findLast(({ validFrom }) => validFrom <= day);
      return current ? [[code, { current, pending: ofCode.find(({ validFrom }) => validFrom > day) }]] : [];
    }),
  );
}

/** Codes of rules for documents of dealers: those that count by dealer by default. */
const ofDealers = ({ modules }: Services): ReadonlySet<string> =>
  new Set(
    modules
      .flatMap(({ numberRules = [] }) => numberRules)
      .filter(({ perDealer }) => perDealer)
      .map(({ code }) => code),
  );

/** Subject of a rule, in the user's language; not all are kinds of documents. */
function titleOf({ services, user }: Context, docType: string): string {
  const text = services.dictionaries.text('doc_type', docType, user.language);
  return text === docType ? message(user.language, `sequence.${docType}`) : text;
}

/** The last number of the newest series of each rule. */
async function lastNumbers({ db }: Context, rules: readonly Row[]): Promise<Map<string, string>> {
  const asked = rules.map(({ code, ...row }) => {
    const { prefix, datePart, dealerPart } = toPattern({ ...row });
    return { code, digits: row.digits, pattern: `^${prefix}${datePart === 'none' ? '' : '[0-9]{4}'}${dealerPart === 'Y' ? '[A-Z][A-Z0-9]{3}' : ''}$` };
  });
  const { rows } = await sql<{ code: string; no: string }>`select distinct on (asked.code) asked.code,
      s.series || '-' || lpad(s.last_no::text, greatest(asked.digits, length(s.last_no::text)), '0') as no
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked(code text, digits int, pattern text) join sequence s on s.series ~ asked.pattern
    order by asked.code, s.series desc`.execute(db);
  return new Map(rows.map(({ code, no }) => [code, no]));
}

export async function listSequences(context: Context): Promise<SequenceRule[]> {
  const { services } = context;
  const rules = await rulesOf(context);
  const last = await lastNumbers(
    context,
    [...rules.values()].map(({ current }) => current),
  );
  const dealers = ofDealers(services);
  const day = makerDay(services);
  return [...rules].map(([docType, { current, pending }]) => {
    const pattern = toPattern(current);
    const coming = pending && toPattern(pending);
    return replyOf(context, 'SequenceRule', {
      id: sequenceId(docType),
      docType,
      title: titleOf(context, docType),
      ...pattern,
      reset: toReset(pattern),
      mayHaveDealer: dealers.has(docType),
      example: exampleOf(pattern, day),
      lastNumber: last.get(docType) ?? null,
      pending: pending && coming ? { ...coming, validFrom: pending.validFrom, example: exampleOf(coming, pending.validFrom) } : null,
      version: current.version,
    }) as SequenceRule;
  });
}

/** Locks all rules, so that two changes at once cannot make the same numbers. Refuses E-012 for what is not numbered. */
async function lockRules(context: TrxContext, docType: string): Promise<{ rules: Map<string, Rules>; own: Rules }> {
  const rules = await rulesOf(context, true);
  const own = rules.get(docType);
  if (!own) throw refuse('E-012');
  return { rules, own };
}

/** Changes a rule from the next period on; what was planned before gives way. */
export async function editSequence(context: TrxContext, { docType, version, ...pattern }: Pattern & { docType: string; version: number }): Promise<void> {
  const { db, services } = context;
  const { rules, own } = await lockRules(context, docType);
  if (own.current.version !== version) throw refuse('E-001');
  if (pattern.dealerPart === 'Y' && !ofDealers(services).has(docType)) throw invalid([{ field: 'dealerPart', code: 'E-014' }]);
  const taken = [...rules].find(
    ([code, { current, pending }]) => code !== docType && [current, pending].some((row) => row !== undefined && collide(pattern, toPattern(row))),
  );
  if (taken) throw invalid([{ field: 'prefix', code: 'E-571', params: { docType: titleOf(context, taken[0]) } }]);
  // Rules change at the maker's midnight.
  const validFrom = nextPeriod(toPattern(own.current), makerDay(services));
  const { prefix, period, perDealer, digits } = toStored(pattern);
  await dropPending(context, own);
  await sql`insert into sequence_rule (code, valid_from, prefix, period, per_dealer, digits)
    values (${docType}, ${validFrom}, ${prefix}, ${period}, ${perDealer}, ${digits})`.execute(db);
  await tell(context, own, changesBetween(shown(own.pending ?? own.current), { ...pattern, validFrom }));
}

/** Drops a change that has not begun. */
export async function cancelSequence(context: TrxContext, { docType }: { docType: string }): Promise<void> {
  const { own } = await lockRules(context, docType);
  if (!own.pending) throw refuse('E-012');
  await dropPending(context, own);
  await tell(context, own, changesBetween(shown(own.pending), shown(own.current)));
}

const shown = (row: Row): Record<string, unknown> => ({ ...toPattern(row), validFrom: row.validFrom });

const dropPending = ({ db }: TrxContext, { pending }: Rules): Promise<unknown> =>
  pending ? sql`delete from sequence_rule where code = ${pending.code} and valid_from = ${pending.validFrom}`.execute(db) : Promise.resolve();

/** Counts the change and writes it down. */
async function tell({ db, services, user }: TrxContext, { current }: Rules, changes: readonly Change[]): Promise<void> {
  await sql`update sequence_rule set version = version + 1 where code = ${current.code} and valid_from = ${current.validFrom}`.execute(db);
  await writeChangeLogs(db, [{ docType: 'sequence', id: sequenceId(current.code), no: current.code, user, at: services.now(), changes }]);
}
