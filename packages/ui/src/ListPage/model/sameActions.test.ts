import { expect, test } from 'vitest';
import type { Action } from '../../ActionBar/ActionBar.types.ts';
import { sameActions } from './sameActions.ts';

const action = (more: Partial<Action> = {}): Action => ({ key: 'edit', label: 'Edit', onClick: () => undefined, ...more });

test.each<[string, Action[] | undefined, Action[] | undefined, boolean]>([
  ['none', undefined, undefined, true],
  ['actions that do something else', [action()], [action()], true],
  ['another label', [action()], [action({ label: 'Change' })], false],
  ['one that is disabled now', [action()], [action({ disabled: true })], false],
  ['one more', [action()], [action(), action({ key: 'delete' })], false],
  ['the first ones', undefined, [action()], false],
])('%s', (_name, before, after, same) => expect(sameActions(before, after)).toBe(same));
