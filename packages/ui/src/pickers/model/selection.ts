/** Limits of a selection. */
export interface SelectionRules {
  multiple: boolean;
  /** Most values at once; without it there is no limit. */
  maxCount?: number | undefined;
  /** Values that cannot be chosen. One that is chosen already may stay or go. */
  exclude?: ReadonlySet<string> | undefined;
}

/** Result of a step of a selection. */
export interface SelectionStep {
  /** In the order in which they were chosen. */
  values: readonly string[];
  added: number;
  removed: number;
  /** Not added because of `maxCount`. */
  overLimit: number;
}

/** Whether a value may be added. */
export const isChoosable = (value: string, { exclude }: SelectionRules): boolean => !exclude?.has(value);

/**
 * A press on one value. Of several it comes or goes; where only one may be chosen it takes the place of the one before,
 * and stays when it is pressed again.
 */
export function toggleValue(values: readonly string[], value: string, rules: SelectionRules): SelectionStep {
  if (rules.multiple) return values.includes(value) ? removeValues(values, [value]) : addValues(values, [value], rules);
  if (values.includes(value) || !isChoosable(value, rules)) return unchanged(values);
  return { values: [value], added: 1, removed: values.length, overLimit: 0 };
}

/** Adds what is not chosen yet, in its order, up to the limit. */
export function addValues(values: readonly string[], more: readonly string[], rules: SelectionRules): SelectionStep {
  const chosen = new Set(values);
  const wanted = [...new Set(more)].filter((value) => !chosen.has(value) && isChoosable(value, rules));
  const room = rules.maxCount === undefined ? wanted.length : Math.max(rules.maxCount - values.length, 0);
  const added = wanted.slice(0, room);
  return { values: added.length > 0 ? [...values, ...added] : values, added: added.length, removed: 0, overLimit: wanted.length - added.length };
}

export function removeValues(values: readonly string[], gone: readonly string[]): SelectionStep {
  const leaving = new Set(gone);
  const rest = values.filter((value) => !leaving.has(value));
  return { values: rest.length === values.length ? values : rest, added: 0, removed: values.length - rest.length, overLimit: 0 };
}

const unchanged = (values: readonly string[]): SelectionStep => ({ values, added: 0, removed: 0, overLimit: 0 });

/** Selection state of a page; values that cannot be chosen do not count. */
export function pageState(values: readonly string[], page: readonly string[], rules: SelectionRules): 'all' | 'some' | 'none' {
  const chosen = new Set(values);
  const choosable = page.filter((value) => chosen.has(value) || isChoosable(value, rules));
  const count = choosable.filter((value) => chosen.has(value)).length;
  if (count === 0) return 'none';
  return count === choosable.length ? 'all' : 'some';
}
