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
import { type Bound, spanBounds, textBound } from '../values/spanBounds.ts';
import { simpleLowerCase } from '../values/compareTexts.ts';

export interface JsonLogicField {
  /** Path in the data, e.g. `machine.vin`. Default: the name of the field. */
  path?: string;
  /** Texts, days `YYYY-MM-DD` and moments `YYYY-MM-DD HH:mm:ss` are texts in the data, numbers are numbers. */
  type: ColumnType;
}

/** A rule of JsonLogic: plain JSON. */
export type JsonLogicRule = boolean | { readonly [operator: string]: readonly unknown[] };

/**
 * A query as a rule of JsonLogic (jsonlogic.com) in its standard operators, with the meaning of `evaluateQuery`. `true` when nothing is asked.
 * @param query without periods and between (`resolveQuery`)
 * @param fields those that may be asked about
 * @throws QueryError as `evaluateQuery` does, and `unknownRule` for what the operators cannot say: "contains" and its kin with letters
 *   that have upper and lower case, an order of texts with letters past U+D7FF or of two fields, and a number that a double cannot hold exactly
 */
export function toJsonLogic(query: QueryGroup, fields: Readonly<Record<string, JsonLogicField>>): JsonLogicRule {
  const rule = foldQuery<JsonLogicRule>(query, {
    line: (condition) => (comparesFields(condition) ? fieldsRule(condition, fields) : lineRule(condition, columnOf(fields, condition.field))),
    not: (part) => ({ '!': [part] }),
    group: (match, parts) => joined(match, parts),
  });
  return rule ?? true;
}

const joined = (match: 'and' | 'or', [first, ...rest]: readonly [JsonLogicRule, ...JsonLogicRule[]]): JsonLogicRule =>
  rest.length === 0 ? first : { [match]: [first, ...rest] };

const operators: Readonly<Record<Comparison, string>> = { eq: '===', ne: '!==', gt: '>', ge: '>=', lt: '<', le: '<=' };
const nothing: JsonLogicRule = false;

function lineRule(condition: Condition, { path = condition.field, type }: JsonLogicField): JsonLogicRule {
  const value = { var: path };
  const isPresent: JsonLogicRule = { '!=': [value, null] };
  const compare = (comparison: Comparison, wanted: unknown): JsonLogicRule => ({ [operators[comparison]]: [value, wanted] });
  // Null is less than one, and unequal to everything.
  const present = (...rules: [JsonLogicRule, ...JsonLogicRule[]]): JsonLogicRule => joined('and', [isPresent, ...rules]);
  const bound = ({ comparison, moment }: Bound): JsonLogicRule => compare(comparison, textBound(moment, kindOf[type]));
  const bounds = ([first, ...rest]: readonly [Bound, ...Bound[]]): [JsonLogicRule, ...JsonLogicRule[]] => [bound(first), ...rest.map(bound)];

  const predicate = toPredicate(condition, kindOf[type]);
  switch (predicate.test) {
    case 'text': {
      const { comparison, value: wanted } = predicate;
      if (comparison === 'eq') return compare(comparison, wanted);
      // There JavaScript has another order than code points.
      if (comparison !== 'ne' && /[\ud800-\uffff]/.test(wanted)) throw inexpressible('jsonLogic', condition, 'an order of letters past U+D7FF');
      return present(compare(comparison, wanted));
    }
    case 'textIn':
      return { in: [value, predicate.values] };
    case 'like': {
      const wanted = simpleLowerCase(predicate.value);
      if (Array.from(wanted).some((letter) => letterCases(letter).length > 1)) throw inexpressible('jsonLogic', condition, 'upper and lower case');
      return present(likeRule(predicate.rule, value, wanted));
    }
    case 'number': {
      const rule = compare(predicate.comparison, numberOf(predicate.value, condition));
      return predicate.comparison === 'eq' ? rule : present(rule);
    }
    case 'numberIn':
      return { in: [value, predicate.values.map((wanted) => numberOf(wanted, condition))] };
    case 'time': {
      const tests = bounds(spanBounds(predicate.comparison, predicate.span));
      return predicate.comparison === 'ne' ? present(joined('or', tests)) : present(...tests);
    }
    case 'timeIn': {
      const [first, ...rest] = predicate.spans.map((span) => joined('and', bounds(spanBounds('eq', span))));
      return first === undefined ? nothing : present(joined('or', [first, ...rest]));
    }
    case 'empty':
      return predicate.not ? present(compare('ne', '')) : { or: [{ '==': [value, null] }, compare('eq', '')] };
  }
}

function fieldsRule(condition: Condition, fields: Readonly<Record<string, JsonLogicField>>): JsonLogicRule {
  const { comparison, kind, other } = toFieldComparison(condition, (field) => kindOf[columnOf(fields, field).type]);
  if (kind === 'text' && comparison !== 'eq' && comparison !== 'ne') throw inexpressible('jsonLogic', condition, 'the order of two texts');
  const [left, right] = [condition.field, other].map((field) => ({ var: columnOf(fields, field).path ?? field }));
  return joined('and', [{ '!=': [left, null] }, { '!=': [right, null] }, { [operators[comparison]]: [left, right] }]);
}

function likeRule(rule: LikeRule, value: object, wanted: string): JsonLogicRule {
  switch (rule) {
    case 'like':
      return { in: [wanted, value] };
    case 'right_like':
      return { '===': [{ substr: [value, 0, wanted.length] }, wanted] };
    case 'left_like':
      return { '===': [{ substr: [value, -wanted.length] }, wanted] };
  }
}

function numberOf(text: string, condition: Condition): number {
  const number = exactNumber(text);
  if (number === undefined) throw inexpressible('jsonLogic', condition, 'a number with more digits than a double holds');
  return number;
}
