import { asksForSomething, isGroup, type MatchType, maxDepth, type QueryGroup, type QueryItem } from '@harrow/validation/query';
import type { QueryRecord } from '../AdvancedQuery.types.ts';

/** Lines and groups that are being built have an id, by which they stay the same wherever they are moved. */
export interface BuiltLine extends QueryRecord {
  readonly id: string;
}
export interface BuiltGroup {
  readonly id: string;
  readonly match: MatchType;
  readonly not?: boolean;
  readonly items: readonly BuiltItem[];
}
export type BuiltItem = BuiltLine | BuiltGroup;

let lastId = 0;
const newId = (): string => `q${(lastId += 1)}`;

export const isBuiltGroup = (item: BuiltItem): item is BuiltGroup => 'items' in item;
export const buildLine = (line: QueryRecord): BuiltLine => ({ ...line, id: newId() });
export const buildGroup = ({ match, not, items }: QueryGroup): BuiltGroup => ({ id: newId(), match, ...(not && { not }), items: items.map(buildItem) });
export const buildItem = (item: QueryItem): BuiltItem => (isGroup(item) ? buildGroup(item) : buildLine(item));

/** A copy with ids of its own. */
export const copyOf = (item: BuiltItem): BuiltItem => (isBuiltGroup(item) ? { ...item, id: newId(), items: item.items.map(copyOf) } : { ...item, id: newId() });

/** The query without ids, without lines that are incomplete and groups in which nothing is left. Muted lines stay. */
export function completeQuery({ match, not, items }: BuiltGroup): QueryGroup {
  return {
    match,
    ...(not && { not }),
    items: items.flatMap((item): QueryItem[] => {
      if (isBuiltGroup(item)) {
        const group = completeQuery(item);
        return group.items.length > 0 ? [group] : [];
      }
      const { id: _id, ...line } = item;
      return asksForSomething({ ...line, muted: false }) ? [line] : [];
    }),
  };
}

/** Lines of all groups in the order in which they are read. */
export const linesOf = (item: BuiltItem): BuiltLine[] => (isBuiltGroup(item) ? item.items.flatMap(linesOf) : [item]);

export interface Place {
  item: BuiltItem;
  parent: BuiltGroup;
  index: number;
  /** Of the parent; 1 is the root. */
  depth: number;
}

/** Position of an item; undefined for the root and for an unknown id. */
export function placeOf(root: BuiltGroup, id: string, depth = 1): Place | undefined {
  for (const [index, item] of root.items.entries()) {
    if (item.id === id) return { item, parent: root, index, depth };
    const place = isBuiltGroup(item) ? placeOf(item, id, depth + 1) : undefined;
    if (place) return place;
  }
  return undefined;
}

/** Puts what `change` makes of an item in its place: nothing, another, several. */
function replaceItem(root: BuiltGroup, id: string, change: (item: BuiltItem) => readonly BuiltItem[]): BuiltGroup {
  const items = root.items.flatMap((item): readonly BuiltItem[] => {
    if (item.id === id) return change(item);
    return isBuiltGroup(item) ? [replaceItem(item, id, change)] : [item];
  });
  const isSame = items.length === root.items.length && items.every((item, index) => item === root.items[index]);
  return isSame ? root : { ...root, items };
}

export const changeLine = (root: BuiltGroup, id: string, change: (line: BuiltLine) => QueryRecord): BuiltGroup =>
  replaceItem(root, id, (item) => (isBuiltGroup(item) ? [item] : [{ ...change(item), id }]));

export const removeItem = (root: BuiltGroup, id: string): BuiltGroup => replaceItem(root, id, () => []);
export const insertBehind = (root: BuiltGroup, id: string, added: BuiltItem): BuiltGroup => replaceItem(root, id, (item) => [item, added]);

/** Changes a group, which may be the root. */
export const changeGroup = (root: BuiltGroup, id: string, change: (group: BuiltGroup) => BuiltGroup): BuiltGroup =>
  root.id === id ? change(root) : replaceItem(root, id, (item) => (isBuiltGroup(item) ? [change(item)] : [item]));

export const addTo = (root: BuiltGroup, groupId: string, added: BuiltItem): BuiltGroup =>
  changeGroup(root, groupId, (group) => ({ ...group, items: [...group.items, added] }));

/** Levels of groups that an item brings with it. */
const heightOf = (item: BuiltItem): number => (isBuiltGroup(item) ? 1 + Math.max(0, ...item.items.map(heightOf)) : 0);

/** Depth of a group; 1 is the root. */
const depthOf = (root: BuiltGroup, groupId: string): number => (root.id === groupId ? 1 : (placeOf(root, groupId)?.depth ?? 0) + 1);

export type Side = 'before' | 'behind' | 'inside';

/** Puts an item beside another or, as the last, inside a group. Nothing changes where groups would be too deep, or a group inside itself. */
export function moveItem(root: BuiltGroup, id: string, targetId: string, side: Side): BuiltGroup {
  const place = placeOf(root, id);
  if (!place || id === targetId || placeWithin(place.item, targetId)) return root;
  const depth = side === 'inside' ? depthOf(root, targetId) : (placeOf(root, targetId)?.depth ?? 0);
  if (depth === 0 || depth + heightOf(place.item) > maxDepth) return root;
  const rest = removeItem(root, id);
  if (side === 'inside') return addTo(rest, targetId, place.item);
  return replaceItem(rest, targetId, (target) => (side === 'before' ? [place.item, target] : [target, place.item]));
}

const placeWithin = (item: BuiltItem, id: string): boolean => isBuiltGroup(item) && placeOf(item, id) !== undefined;

/** One step up or down as it is read: past a line, into a group and out of it again. Groups pass each other. */
export function stepItem(root: BuiltGroup, id: string, step: -1 | 1): BuiltGroup {
  const place = placeOf(root, id);
  if (!place) return root;
  const { item, parent, index } = place;
  const side = step < 0 ? 'before' : 'behind';
  const neighbour = parent.items[index + step];
  if (!neighbour) return parent === root ? root : moveItem(root, id, parent.id, side);
  if (!isBuiltGroup(neighbour) || isBuiltGroup(item)) return moveItem(root, id, neighbour.id, side);
  const [first] = neighbour.items;
  return step > 0 && first ? moveItem(root, id, first.id, 'before') : moveItem(root, id, neighbour.id, 'inside');
}
