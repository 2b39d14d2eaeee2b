import { type BuiltGroup, isBuiltGroup, placeOf, type Side } from './tree.ts';

export interface DropPlace {
  targetId: string;
  side: Side;
}

/** Drop target: a line, the head of a group (its id), or the end of a group (`end` and its id). */
export const endOf = (groupId: string): string => `end ${groupId}`;

/** Drop position for the target `over`: lines and heads have two halves. The lower half of a head is the beginning of the group. */
export function dropPlace(root: BuiltGroup, over: string, half: 'upper' | 'lower'): DropPlace | undefined {
  if (over.startsWith('end ')) return { targetId: over.slice(4), side: 'inside' };
  const item = placeOf(root, over)?.item;
  if (!item) return undefined;
  if (half === 'upper') return { targetId: over, side: 'before' };
  if (!isBuiltGroup(item)) return { targetId: over, side: 'behind' };
  const [first] = item.items;
  return first ? { targetId: first.id, side: 'before' } : { targetId: over, side: 'inside' };
}
