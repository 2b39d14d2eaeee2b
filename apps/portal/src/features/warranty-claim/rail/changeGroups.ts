import type { ChangeLogEntry } from '@harrow/api-client';

/** Lists of lines, as the history names them. */
export type LineList = 'bugList' | 'detailList' | 'partsList';

/** A line of the claim as it was called when it was changed. */
export interface NamedLine {
  list: LineList;
  faultNo: string;
  code: string;
}

/** What one person changed at one time, by place. */
export interface ChangeGroup {
  key: string;
  operatorName: string;
  time: string;
  places: ChangedPlace[];
}

export interface ChangedPlace {
  key: string;
  /** Undefined: the header. */
  line: NamedLine | undefined;
  change: ChangeLogEntry['change'];
  entries: ChangeLogEntry[];
}

/** `{list}/{fault number}/{code}` in its parts; a code may contain slashes. */
export function parseLine(line: string | null): NamedLine | undefined {
  const [, list, faultNo = '', code = ''] = /^(bugList|detailList|partsList)\/(\d+)\/(.*)$/.exec(line ?? '') ?? [];
  return list ? { list: list as LineList, faultNo, code } : undefined;
}

/** Entries of one save together, and in it those of one line; the order stays. */
export function groupChanges(entries: readonly ChangeLogEntry[]): ChangeGroup[] {
  const groups: ChangeGroup[] = [];
  for (const entry of entries) {
    const { operator, operatorName, createTime: time, line, change } = entry;
    const key = `${time} ${operator}`;
    const group = found(groups, key) ?? added(groups, { key, operatorName, time, places: [] });
    const at = `${line ?? ''} ${change}`;
    const place = found(group.places, at) ?? added(group.places, { key: at, line: parseLine(line), change, entries: [] });
    place.entries.push(entry);
  }
  return groups;
}

const found = <Item extends { key: string }>(items: readonly Item[], key: string): Item | undefined => items.find((item) => item.key === key);

function added<Item>(items: Item[], item: Item): Item {
  items.push(item);
  return item;
}
