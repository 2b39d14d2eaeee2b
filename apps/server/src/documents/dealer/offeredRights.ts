import type { Module } from '../../shared/module.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import type { Transition } from '../workflow.ts';

/** Whether a document that is begun now could be written and handed in, though its dealer rests. */
const goesOn = (transition: Transition<string, never> | undefined): boolean => transition === undefined || transition.whenSuspended === 'goesOn';

/**
 * Rights by which pages offer actions to a user: without those to begin documents that a suspended dealer or sub-dealer may not begin. The
 * calls themselves ask for the rights as they are, and say why they refuse.
 */
export function offeredRights(modules: readonly Module[], { permissions, standstill }: Pick<CurrentUser, 'permissions' | 'standstill'>): ReadonlySet<string> {
  if (standstill === null) return permissions;
  const resting = modules.flatMap(({ documents = [], restingRights = [] }) => [
    ...restingRights,
    ...documents.flatMap(({ kind }) => {
      const { edit, submit } = kind.workflow as Partial<Record<string, Transition<string, never>>>;
      if (edit?.by !== 'owner' || edit.permission === null) return [];
      return standstill.status === 'suspended' && goesOn(edit) && goesOn(submit) ? [] : [edit.permission.replace(/:edit$/, ':add')];
    }),
  ]);
  return new Set([...permissions].filter((permission) => !resting.includes(permission)));
}
