import type { Action } from '../../ActionBar/ActionBar.types.ts';

const looksOf = (action: Action): Partial<Action> => ({ ...action, onClick: undefined });

/** Whether two lists of actions look the same; what they do is asked for when one is pressed. */
export function sameActions(before: readonly Action[] | undefined, after: readonly Action[] | undefined): boolean {
  if (before === after) return true;
  if (!before || !after || before.length !== after.length) return false;
  return before.every((action, index) => sameMembers(looksOf(action), looksOf(after[index]!)));
}

/** Whether two objects have the same members. */
function sameMembers(before: object, after: object): boolean {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].every((name) => Object.is((before as Record<string, unknown>)[name], (after as Record<string, unknown>)[name]));
}

interface Shown {
  actions?: Action[] | undefined;
}

/** Whether two records are shown alike; actions are made anew on each render. */
export function isSame<P extends Shown>({ actions: before, ...shown }: P, { actions: after, ...next }: P): boolean {
  return sameMembers(shown, next) && sameActions(before, after);
}
