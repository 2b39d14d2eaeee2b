import { onlyAsking } from './asking.ts';
import { comparesFields } from './fieldComparison.ts';
import { type Condition, isGroup, type MatchType, maxDepth, maxLines, type QueryGroup, type QueryItem, toMatchType } from './query.ts';
import { QueryError } from './QueryError.ts';
import { isPlainRule } from './rules.ts';

/** The two parameters of a list call. Both empty: nothing is asked. */
export interface QueryParams {
  superQueryParams: string;
  superQueryMatchType: MatchType | '';
}

/** Features of a query beyond those of servers that take the two parameters: for hosts that evaluate the rows, or have a server of their own. */
export interface QueryFeatures {
  /** Groups with `not`. On the wire they are `{match, not: true, items}`. */
  not?: boolean;
  /** Lines that compare two fields. On the wire they have `valueSource: 'field'`. */
  fieldComparison?: boolean;
}

/** Capabilities of a server beyond ten rules in one row. */
export interface ServerAbilities extends QueryFeatures {
  /** Groups within groups: `superQueryParams` may be an object `{match, items}`. */
  groups?: boolean;
  /** The rules `empty` and `not_empty`. */
  emptiness?: boolean;
}

/** Why a query cannot be said in the two parameters. */
export type Unsayable = 'groups' | 'emptiness' | 'not' | 'fieldComparison';

/**
 * Makes the parameters of a query without periods and between (`resolveQuery`). Groups that mean nothing of their own are
 * dissolved. The text is percent-encoded once, the transport encodes it again; nothing in it is changed by decoding twice.
 * @throws QueryError `malformed` for what is no query at all
 */
export function encodeQuery(query: QueryGroup, abilities: ServerAbilities = {}): { ok: true; params: QueryParams } | { ok: false; reason: Unsayable } {
  const { match, not, items } = flatten(onlyAsking(query));
  if (items.length === 0) return { ok: true, params: { superQueryParams: '', superQueryMatchType: '' } };
  if (!abilities.emptiness && !items.every(isPlain)) return { ok: false, reason: 'emptiness' };
  if (!abilities.not && (not || items.some(hasNot))) return { ok: false, reason: 'not' };
  if (!abilities.fieldComparison && items.some(hasFieldComparison)) return { ok: false, reason: 'fieldComparison' };
  const isFlat = !not && items.every((item) => !isGroup(item));
  if (!isFlat && !abilities.groups) return { ok: false, reason: 'groups' };
  const wire = isFlat ? items.map(toWire) : toWire({ match, ...(not && { not }), items });
  return { ok: true, params: { superQueryParams: encodeURIComponent(JSON.stringify(wire)), superQueryMatchType: match } };
}

const isPlain = (item: QueryItem): boolean => (isGroup(item) ? item.items.every(isPlain) : isPlainRule(item.rule));

const hasNot = (item: QueryItem): boolean => isGroup(item) && (item.not === true || item.items.some(hasNot));
const hasFieldComparison = (item: QueryItem): boolean => (isGroup(item) ? item.items.some(hasFieldComparison) : comparesFields(item));

function toWire(item: QueryItem): object {
  // A server that does not know `not` must never see it, and sees queries without it as they were before there was one.
  if (isGroup(item)) return { match: item.match, ...(item.not && { not: true }), items: item.items.map(toWire) };
  const { field, rule, val, valueSource, type, dbType } = item;
  return { field, rule, val, ...(valueSource && { valueSource }), ...(type && { type }), ...(dbType && { dbType }) };
}

/** The same query with as few groups as it needs: a group of one is its member, one that matches like its parent joins it. One with `not` stays. */
export function flatten({ match, not, items }: QueryGroup): QueryGroup {
  const members = items.flatMap((item): readonly QueryItem[] => {
    if (!isGroup(item)) return [item];
    const group = flatten(item);
    if (group.not) return [group];
    return group.match === match || group.items.length === 1 ? group.items : [group];
  });
  const [only] = members;
  return members.length === 1 && only && isGroup(only) && !not ? only : { match, ...(not && { not }), items: members };
}

/**
 * Reads the parameters of a list call; undefined when they ask for nothing.
 * @param params percent-encoded JSON: conditions in one row, or `{match, items}` with groups; `+` is a plus sign
 * @param matchType `or`; anything else means and
 * @param features what the reader evaluates; what it does not is refused. Default: none
 * @throws QueryError `malformed`: broken JSON or encoding, another shape, a value that is no text, too much of it, a feature that is not among `features`
 */
export function decodeQuery(params: string | undefined, matchType: string | undefined, features: QueryFeatures = {}): QueryGroup | undefined {
  if (params === undefined || params.trim() === '') return undefined;
  const wire = parse(params);
  let lines = 0;

  function toItem(member: unknown, depth: number): QueryItem {
    if (typeof member !== 'object' || member === null || Array.isArray(member)) throw new QueryError('malformed');
    if ('items' in member) return toGroup(member, depth);
    lines += 1;
    if (lines > maxLines) throw new QueryError('malformed');
    const condition = toCondition(member as Record<string, unknown>);
    if (comparesFields(condition) && !features.fieldComparison) throw new QueryError('malformed');
    return condition;
  }
  function toGroup(member: object, depth: number): QueryGroup {
    const { match, not = false, items } = member as { match?: unknown; not?: unknown; items?: unknown };
    if (depth > maxDepth || !Array.isArray(items)) throw new QueryError('malformed');
    // Passed over, it would turn the answer into its opposite.
    if (typeof not !== 'boolean' || (not && !features.not)) throw new QueryError('malformed');
    return { match: toMatchType(textOf(match)), ...(not && { not }), items: items.map((item) => toItem(item, depth + 1)) };
  }

  // A row has no groups in it: who can say groups says them as an object.
  const query = Array.isArray(wire) ? { match: toMatchType(matchType), items: wire.map((item) => toItem(item, maxDepth + 1)) } : toItem(wire, 1);
  if (!isGroup(query)) throw new QueryError('malformed');
  const asked = onlyAsking(query);
  return asked.items.length > 0 ? asked : undefined;
}

function parse(params: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(params));
  } catch {
    throw new QueryError('malformed');
  }
}

function toCondition({ field, rule, val, type, valueSource }: Record<string, unknown>): Condition {
  if (valueSource !== undefined && valueSource !== 'field') throw new QueryError('malformed');
  const condition: Condition = { field: textOf(field), rule: textOf(rule), val: textOf(val), ...(valueSource && { valueSource }) };
  const kind = textOf(type);
  return kind === '' ? condition : { ...condition, type: kind };
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string') throw new QueryError('malformed');
  return value;
}
