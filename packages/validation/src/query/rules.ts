/**
 * The rules of the advanced query, in the order in which they are offered: ten that every server knows,
 * and those of ours that other servers may not know.
 */
export const rules = ['eq', 'like', 'right_like', 'left_like', 'in', 'ne', 'gt', 'ge', 'lt', 'le', 'empty', 'not_empty', 'between', 'period'] as const;
export type Rule = (typeof rules)[number];

/** Every server understands these. */
export const plainRules = ['eq', 'like', 'right_like', 'left_like', 'in', 'ne', 'gt', 'ge', 'lt', 'le'] as const satisfies readonly Rule[];
export type PlainRule = (typeof plainRules)[number];

export const comparisons = ['eq', 'ne', 'gt', 'ge', 'lt', 'le'] as const satisfies readonly Rule[];
export type Comparison = (typeof comparisons)[number];

/** `like` contains, `right_like` starts with, `left_like` ends with. */
const likeRules = ['like', 'right_like', 'left_like'] as const satisfies readonly Rule[];
export type LikeRule = (typeof likeRules)[number];

const isOneOf =
  <Item extends string>(items: readonly Item[]) =>
  (text: string): text is Item =>
    (items as readonly string[]).includes(text);

export const isRule = isOneOf(rules);
export const isPlainRule = isOneOf(plainRules);
export const isComparison = isOneOf(comparisons);
export const isLikeRule = isOneOf(likeRules);

/** Rules that ask without a value. */
export const needsValue = (rule: string): boolean => rule !== 'empty' && rule !== 'not_empty';

/** Kinds of editors a field may have; decides which rules make sense for it. */
export type FieldKind = 'text' | 'number' | 'date' | 'datetime' | 'time' | 'choice' | 'switch';

const common = ['empty', 'not_empty'] as const;
const byKind: Readonly<Record<FieldKind, readonly Rule[]>> = {
  text: ['eq', 'like', 'right_like', 'left_like', 'in', 'ne', 'gt', 'ge', 'lt', 'le', ...common],
  number: ['eq', 'in', 'ne', 'gt', 'ge', 'lt', 'le', 'between', ...common],
  date: ['eq', 'in', 'ne', 'gt', 'ge', 'lt', 'le', 'between', 'period', ...common],
  datetime: ['eq', 'in', 'ne', 'gt', 'ge', 'lt', 'le', 'between', 'period', ...common],
  time: ['eq', 'in', 'ne', 'gt', 'ge', 'lt', 'le', ...common],
  choice: ['eq', 'in', 'ne', 'like', ...common],
  switch: ['eq', 'ne', ...common],
};

/** The rules to offer for a kind of field, in the order of `rules`. */
export const rulesFor = (kind: FieldKind): readonly Rule[] => byKind[kind];
