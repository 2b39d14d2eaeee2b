import { columnOf } from '../columnOf.ts';
import { type ColumnType, kindOf } from '../evaluate.ts';
import { exactNumber } from '../values/exactNumber.ts';
import { comparesFields, toFieldComparison } from '../fieldComparison.ts';
import { foldQuery } from '../foldQuery.ts';
import { inexpressible } from './inexpressible.ts';
import { letterCases } from '../values/letterCases.ts';
import { toPredicate } from '../predicate.ts';
import type { Condition, QueryGroup } from '../query.ts';
import type { Comparison, LikeRule } from '../rules.ts';
import { type Bound, dayBound, spanBounds, textBound } from '../values/spanBounds.ts';
import { simpleLowerCase } from '../values/compareTexts.ts';

export interface MongoField {
  /** Path in the document, e.g. `machine.vin`. Default: the name of the field. It holds one value, no array. */
  path?: string;
  type: ColumnType;
  /**
   * Stored value for a number, a day `YYYY-MM-DD` or a moment `YYYY-MM-DD HH:mm:ss`, e.g. a `Decimal128` or a `Date`.
   * Default: a number for a number, and the text itself for days and moments, which then are kept as such texts.
   */
  toStored?: (text: string) => unknown;
}

/** A filter as `find` takes it. */
export type MongoFilter = Readonly<Record<string, unknown>>;

/**
 * A query as a filter of MongoDB, with the meaning of `evaluateQuery` in a collection without a collation of its own. `{}` when nothing is asked.
 * The user's text is only ever a value to compare with, never an operator or a path.
 * @param query without periods and between (`resolveQuery`)
 * @param fields those that may be asked about
 * @throws QueryError as `evaluateQuery` does, and `unknownRule` for a number that a double cannot hold exactly (give such a field `toStored`),
 *   for two fields of which only one has `toStored` (with it they compare as they are kept), and for letters that no document can hold
 */
export function toMongo(query: QueryGroup, fields: Readonly<Record<string, MongoField>>): MongoFilter {
  const filter = foldQuery<MongoFilter>(query, {
    line: (condition) => (comparesFields(condition) ? fieldsFilter(condition, fields) : lineFilter(condition, columnOf(fields, condition.field))),
    not: (part) => ({ $nor: [part] }),
    group: (match, parts) => (parts.length === 1 ? parts[0] : { [match === 'or' ? '$or' : '$and']: parts }),
  });
  return filter ?? {};
}

const operators: Readonly<Record<Exclude<Comparison, 'ne'>, string>> = { eq: '$eq', gt: '$gt', ge: '$gte', lt: '$lt', le: '$lte' };
/** Null, and a document without the field, are unequal to nothing. */
const comparison = (rule: Comparison, value: unknown): object => (rule === 'ne' ? { $nin: [value, null] } : { [operators[rule]]: value });

function lineFilter(condition: Condition, field: MongoField): MongoFilter {
  const { path = condition.field, type } = field;
  const predicate = toPredicate(condition, kindOf[type]);
  if (/\p{Surrogate}/u.test(condition.val)) throw inexpressible('mongo', condition, 'letters that no text holds');
  switch (predicate.test) {
    case 'text':
      return { [path]: comparison(predicate.comparison, predicate.value) };
    case 'textIn':
      return { [path]: { $in: predicate.values } };
    case 'like':
      return { [path]: { $regex: pattern(predicate.rule, predicate.value) } };
    case 'number':
      return { [path]: comparison(predicate.comparison, storedNumber(predicate.value, field, condition)) };
    case 'numberIn':
      return { [path]: { $in: predicate.values.map((value) => storedNumber(value, field, condition)) } };
    case 'time': {
      const bounds = spanBounds(predicate.comparison, predicate.span);
      return predicate.comparison === 'ne' ? { $or: bounds.map((bound) => within([bound], path, field)) } : within(bounds, path, field);
    }
    case 'timeIn':
      // $or takes no empty list.
      if (predicate.spans.length === 0) return { [path]: { $in: [] } };
      return { $or: predicate.spans.map((span) => within(spanBounds('eq', span), path, field)) };
    case 'empty':
      return { [path]: { [predicate.not ? '$nin' : '$in']: [null, ''] } };
  }
}

function fieldsFilter(condition: Condition, fields: Readonly<Record<string, MongoField>>): MongoFilter {
  const { comparison: rule, other } = toFieldComparison(condition, (field) => kindOf[columnOf(fields, field).type]);
  const [left, right] = [columnOf(fields, condition.field), columnOf(fields, other)];
  if ((left.toStored === undefined) !== (right.toStored === undefined)) throw inexpressible('mongo', condition, 'two fields that are kept differently');
  const [path, otherPath] = [left.path ?? condition.field, right.path ?? other];
  return {
    [path]: { $ne: null },
    [otherPath]: { $ne: null },
    $expr: { [rule === 'ne' ? '$ne' : operators[rule]]: [`$${path}`, `$${otherPath}`] },
  };
}

function storedNumber(text: string, { toStored = exactNumber }: MongoField, condition: Condition): unknown {
  const stored = toStored(text);
  if (stored === undefined) throw inexpressible('mongo', condition, 'a number with more digits than a double holds');
  return stored;
}

const within = (bounds: readonly Bound[], path: string, field: MongoField): MongoFilter => ({
  [path]: Object.assign({}, ...bounds.map((bound) => comparison(bound.comparison, storedBound(bound.moment, field)))) as object,
});

function storedBound(moment: string, { type, toStored }: MongoField): unknown {
  const kind = kindOf[type];
  return toStored ? toStored(kind === 'date' ? dayBound(moment) : moment) : textBound(moment, kind);
}

/** Each letter in all its cases: the option `i` knows pairs of letters that `simpleLowerCase` keeps apart. `$` would stand before a last line break, too. */
function pattern(rule: LikeRule, value: string): string {
  const letters = Array.from(simpleLowerCase(value), anyCase).join('');
  return { like: letters, right_like: `^${letters}`, left_like: `${letters}(?![\\s\\S])` }[rule];
}

function anyCase(letter: string): string {
  const cases = letterCases(letter);
  if (cases.length > 1) return `(?:${cases.join('|')})`;
  // A pattern must not hold the character that ends texts in C.
  return letter === '\0' ? '\\x00' : letter.replace(/[\\^$.|?*+()[\]{}]/, '\\$&');
}
