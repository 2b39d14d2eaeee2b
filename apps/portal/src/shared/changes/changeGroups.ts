import type { ChangeLogEntry } from '@harrow/api-client';

/** Changes of one save, by place. */
export interface ChangeGroup {
  key: string;
  operatorName: string;
  time: string;
  places: ChangedPlace[];
}

export interface ChangedPlace {
  key: string;
  /** As the module that wrote it names its lines; null: the record itself. */
  line: string | null;
  change: ChangeLogEntry['change'];
  entries: ChangeLogEntry[];
}

/** Entries of one save together, and in it those of one line; the order stays. */
export function groupChanges(entries: readonly ChangeLogEntry[]): ChangeGroup[] {
  const groups: ChangeGroup[] = [];
  for (const entry of entries) {
    const { operator, operatorName, createTime: time, line, change } = entry;
    const key = `${time} ${operator}`;
    const group = found(groups, key) ?? added(groups, { key, operatorName, time, places: [] });
    const at = `${line ?? ''} ${change}`;
    const place = found(group.places, at) ?? added(group.places, { key: at, line, change, entries: [] });
    place.entries.push(entry);
  }
  return groups;
}

const found = <Item extends { key: string }>(items: readonly Item[], key: string): Item | undefined => items.find((item) => item.key === key);

function added<Item>(items: Item[], item: Item): Item {
  items.push(item);
  return item;
}
