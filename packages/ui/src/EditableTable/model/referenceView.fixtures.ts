import type { Line } from './referenceTable.fixtures.ts';

interface Sort {
  column: string;
  order: 'asc' | 'desc';
}

/** Sort, filters and pages over plain arrays; follows the rows when it is told. */
export function createReferenceView(rows: () => readonly Line[]) {
  let sort: readonly Sort[] = [];
  const filters = new Map<string, readonly unknown[]>();
  let page: { current: number; pageSize: number } | undefined;
  let all: string[] = rows().map(({ id }) => id);
  let seen: readonly Line[] = rows();
  const gone = new Set<string>();
  /** New since the sort was set. */
  let fresh = new Set<string>();
  /** Rows as the sort had them. */
  let sortedAs = new Map<string, Line>();

  const value = (row: Line, column: string) => row[column as keyof Line];
  const isEmpty = (one: unknown) => one === null || one === '' || one === undefined;

  function sorted(list: readonly Line[], by: readonly Sort[]): string[] {
    const result = [...list];
    // The least important column first, since sorting is stable.
    for (const { column, order } of [...by].reverse()) {
      const full = result.filter((row) => !isEmpty(value(row, column)));
      const empty = result.filter((row) => isEmpty(value(row, column)));
      full.sort((a, b) => {
        const [x, y] = [value(a, column)!, value(b, column)!];
        const up = x < y ? -1 : Number(x > y);
        return order === 'asc' ? up : -up;
      });
      result.splice(0, result.length, ...full, ...empty);
    }
    return result.map(({ id }) => id);
  }

  const passes = (row: Line) =>
    [...filters].every(([column, wanted]) => wanted.some((one) => Object.is(one, value(row, column)) || (isEmpty(one) && isEmpty(value(row, column)))));

  function arrange() {
    seen = rows();
    fresh = new Set();
    sortedAs = new Map(rows().map((row) => [row.id, row]));
    all = sorted(rows().filter(passes), sort);
  }

  function follow() {
    const [before, now] = [seen, rows()];
    const ids = now.map(({ id }) => id);
    const known = new Set(before.map(({ id }) => id));
    seen = now;
    before.filter(({ id }) => !ids.includes(id)).forEach(({ id }) => gone.add(id));
    if (before.length > 0 && ids.length > 0 && !ids.some((id) => known.has(id))) gone.clear();
    for (const row of now) {
      if (!known.has(row.id) && !gone.has(row.id)) fresh.add(row.id);
      if (!sortedAs.has(row.id)) sortedAs.set(row.id, row);
    }
    if (sort.length === 0 && filters.size === 0) return void (all = ids);
    if (before.length === ids.length && before.every(({ id }, index) => id === ids[index])) return undefined;
    const survivors = ids.some((id) => known.has(id));
    if (!survivors) arrange();
    const isBack = (id: string) => survivors && sort.length > 0 && !known.has(id) && gone.has(id) && !fresh.has(id);
    const isNew = (id: string) => (survivors ? !known.has(id) && !isBack(id) : id.startsWith('new-') && !all.includes(id));
    const kept = all.filter((id) => ids.includes(id));
    if (sort.length === 0 && survivors) return void (all = ids.filter((id) => kept.includes(id) || isNew(id)));
    const trailing = ids.length - ids.findLastIndex((id) => !isNew(id)) - 1;
    const leading = ids.findIndex((id) => !isNew(id));
    all = kept;
    const order = sorted(
      ids.filter((id) => isBack(id) || (kept.includes(id) && !fresh.has(id))).map((id) => sortedAs.get(id)!),
      sort,
    );
    order.forEach((id, index) => void (isBack(id) && all.splice(index === 0 ? 0 : all.indexOf(order[index - 1]!) + 1, 0, id)));
    ids.forEach((id, index) => {
      if (!isNew(id)) return;
      if (index >= ids.length - trailing) all.push(id);
      else if (index < leading) all.splice(index, 0, id);
      else {
        const after = all.indexOf(ids[index - 1]!);
        all.splice(after < 0 ? all.length : after + 1, 0, id);
      }
    });
    return undefined;
  }

  return {
    follow,
    sorted,
    all: () => all,
    ids() {
      if (!page) return all;
      page.current = Math.min(page.current, Math.max(1, Math.ceil(all.length / page.pageSize)));
      return all.slice((page.current - 1) * page.pageSize, page.current * page.pageSize);
    },
    setSort(by: readonly Sort[]) {
      sort = by;
      arrange();
    },
    setFilter(column: string, values: readonly unknown[] | undefined) {
      if (values) filters.set(column, values);
      else filters.delete(column);
      arrange();
    },
    setPage(next: typeof page) {
      page = next && { ...next };
    },
  };
}
