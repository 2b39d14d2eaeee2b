export { askingLines, asksForSomething, onlyAsking } from './asking.ts';
export { checkQuery, type LineFault } from './checkQuery.ts';
export { compareDecimals, isNumberText } from './values/compareDecimals.ts';
export { compareTexts, simpleLowerCase } from './values/compareTexts.ts';
export { isDay, isMoment } from './values/days.ts';
export { describeCondition, type DescribeOptions, describePeriod, describeQuery } from './sentence/describe.ts';
export { comparesFields, type FieldComparison, toFieldComparison } from './fieldComparison.ts';
export { type ColumnType, evaluateConditions, type EvaluateOptions, evaluateQuery } from './evaluate.ts';
export {
  freePeriod,
  type FreePeriod,
  type FreePeriodText,
  lastPeriod,
  type LastPeriod,
  maxPeriodCount,
  type PeriodReach,
  periodReaches,
  type PeriodUnit,
  periodUnits,
  readFreePeriod,
  readLastPeriod,
} from './values/freePeriods.ts';
export { daysOf, isPeriod, type Period, type PeriodDays, periods } from './values/periods.ts';
export { type ColumnKind, type Predicate, type Span, toPredicate } from './predicate.ts';
export { type Condition, isGroup, type MatchType, maxDepth, maxLines, type QueryGroup, type QueryItem, type QueryLine, toMatchType } from './query.ts';
export { type QueryLanguage, queryLanguages } from './sentence/queryTexts.ts';
export { QueryError, type QueryFault } from './QueryError.ts';
export { resolveQuery } from './resolve.ts';
export {
  type Comparison,
  comparisons,
  type FieldKind,
  isComparison,
  isRule,
  needsValue,
  plainRules,
  type PlainRule,
  type Rule,
  rules,
  rulesFor,
} from './rules.ts';
export { decodeQuery, encodeQuery, flatten, type QueryFeatures, type QueryParams, type ServerAbilities, type Unsayable } from './wire.ts';
export { type JsonLogicField, type JsonLogicRule, toJsonLogic } from './export/toJsonLogic.ts';
export { type MongoField, type MongoFilter, toMongo } from './export/toMongo.ts';
export { type SqlColumn, type SqlCondition, type SqlOptions, toSql } from './export/toSql.ts';
