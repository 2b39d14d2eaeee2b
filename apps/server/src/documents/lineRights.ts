import type { LineChange } from '../shared/change-log/lineChanges.ts';
import { forbidden } from '../shared/refusal/refusal.ts';
import type { CurrentUser } from '../shared/session/currentUser.ts';
import type { AnyKind } from './kind.ts';

const linesOf = (changes: readonly LineChange[], change: LineChange['change']): number =>
  new Set(changes.filter((one) => one.change === change).map(({ line }) => line)).size;

/** The rights that changes of one list need: what is added, what is changed, one line removed or several. */
function neededFor(changes: readonly LineChange[]): string[] {
  const removed = linesOf(changes, 'removed');
  return [
    ...(linesOf(changes, 'added') > 0 ? ['add'] : []),
    ...(linesOf(changes, 'changed') > 0 ? ['save'] : []),
    ...(removed === 0 ? [] : [removed === 1 ? 'remove' : 'batch_delete']),
  ];
}

/**
 * Refuses with 403 what a save would do to lines without the right over their list, by what it would store; figures that follow from others
 * count as unchanged.
 * @param changes asked only when a right is missing
 */
export function mustAllowLines(
  { docType, lineLists = {} }: AnyKind,
  { permissions }: Pick<CurrentUser, 'permissions'>,
  changes: () => readonly LineChange[],
): void {
  const narrowed = Object.entries(lineLists).filter(([right]) =>
    ['add', 'save', 'remove', 'batch_delete'].some((action) => !permissions.has(`${docType}:${right}:${action}`)),
  );
  if (narrowed.length === 0) return;
  const made = changes();
  for (const [right, list] of narrowed) {
    const needed = neededFor(made.filter(({ line }) => line.startsWith(`${list}/`)));
    if (needed.some((action) => !permissions.has(`${docType}:${right}:${action}`))) throw forbidden('forbidden');
  }
}
