/**
 * The rows of a table as anybody would write them at first: plain arrays, copied whole at every step. The generated tests
 * compare the real model with it, so it shares no code with it.
 */
export interface Line {
  id: string;
  line: number;
  code: string;
  hours: number | null;
  region: string | null;
  city: string | null;
  causal: 'Y' | 'N';
}

type Patches = ReadonlyMap<string, Partial<Line>>;

interface Step {
  /** Rows when the step was noted, and those to go back to. */
  at: readonly Line[];
  back: readonly Line[];
  mergeKey?: string | undefined;
}

export const fields = ['line', 'code', 'hours', 'region', 'city', 'causal'] as const;

export function createReferenceTable(initial: readonly Line[], limit: number) {
  let rows: readonly Line[] = initial;
  /** As the server knows them. */
  const server = new Map(initial.map((row) => [row.id, row]));
  const added = new Set<string>();
  const deleted = new Set<string>();
  let done: Step[] = [];
  let undone: Step[] = [];
  let moved = false;

  const find = (id: string) => rows.find((row) => row.id === id);
  const isDirty = (row: Line) => !added.has(row.id) && fields.some((field) => !Object.is(row[field], server.get(row.id)![field]));
  const renumbered = (list: readonly Line[]) => list.map((row, index) => (row.line === index + 1 ? row : { ...row, line: index + 1 }));
  const sameRows = (a: readonly Line[], b: readonly Line[]) =>
    a.length === b.length && a.every((row, index) => row.id === b[index]!.id && fields.every((field) => Object.is(row[field], b[index]![field])));

  function note(next: readonly Line[]) {
    const ids = new Set(next.map(({ id }) => id));
    for (const { id } of rows) {
      if (ids.has(id)) continue;
      if (!added.delete(id)) deleted.add(id);
    }
    for (const { id } of next) if (!find(id) && !deleted.delete(id)) added.add(id);
    rows = next;
  }

  function userStep(next: readonly Line[], mergeKey?: string) {
    if (sameRows(rows, next)) return;
    const before = rows;
    note(next);
    undone = [];
    const last = done.at(-1);
    if (last && mergeKey !== undefined && last.mergeKey === mergeKey) last.at = next;
    else done.push({ at: next, back: before, mergeKey });
    if (done.length > limit) done.shift();
  }

  /** The present rows with what led from `at` to `back` done to them. */
  function goBack({ at, back }: Step): readonly Line[] {
    if (sameRows(rows, at)) return back;
    const [atById, backById] = [new Map(at.map((row) => [row.id, row])), new Map(back.map((row) => [row.id, row]))];
    const kept = rows
      .filter(({ id }) => !(atById.has(id) && !backById.has(id)))
      .map((row) => {
        const [then, wanted] = [atById.get(row.id), backById.get(row.id)];
        if (!then || !wanted) return row;
        const patch = Object.fromEntries(fields.filter((field) => !Object.is(then[field], wanted[field])).map((field) => [field, wanted[field]]));
        return { ...row, ...patch };
      });
    return [...kept, ...back.filter(({ id }) => !atById.has(id) && !find(id))];
  }

  function replay(from: Step[], to: Step[]): boolean {
    for (let step = from.pop(); step; step = from.pop()) {
      const next = goBack(step);
      if (sameRows(rows, next)) continue;
      to.push({ at: next, back: rows });
      note(next);
      return true;
    }
    return false;
  }

  function patched(patches: Patches): readonly Line[] {
    const complete = new Map([...patches].map(([id, patch]) => [id, { ...patch }]));
    let chosen: string | undefined;
    for (const [id, patch] of complete) {
      const row = find(id);
      if ('region' in patch && !Object.is(patch.region, row?.region) && !('city' in patch)) patch.city = null;
      if (patch.causal === 'Y') chosen = id;
    }
    return rows.map((row) => {
      const next = { ...row, ...complete.get(row.id) };
      if (chosen !== undefined && next.causal === 'Y' && row.id !== chosen) next.causal = 'N';
      return next;
    });
  }

  return {
    rows: () => rows,
    changes: () => ({
      added: rows.filter(({ id }) => added.has(id)),
      edited: rows.filter(isDirty),
      deletedIds: [...deleted].sort(),
    }),
    canUndo: () => done.length > 0,
    /** Whether a step that can be undone or done again changes the field of a row. */
    remembers: (id: string, field: keyof Line) =>
      [...done, ...undone].some(({ at, back }) => !Object.is(at.find((row) => row.id === id)?.[field], back.find((row) => row.id === id)?.[field])),
    undo: () => replay(done, undone),
    redo: () => replay(undone, done),
    seal() {
      const last = done.at(-1);
      if (last) last.mergeKey = undefined;
    },
    patch: (patches: Patches, mergeKey?: string) => userStep(patched(patches), mergeKey),
    insert(list: readonly Line[], index: number) {
      if (list.length === 0) return;
      const at = Math.max(0, Math.min(index, rows.length));
      const chosen = list.findLast(({ causal }) => causal === 'Y')?.id;
      const next = [...rows.slice(0, at), ...list, ...rows.slice(at)];
      userStep(renumbered(next.map((row) => (chosen !== undefined && row.causal === 'Y' && row.id !== chosen ? { ...row, causal: 'N' as const } : row))));
    },
    remove: (ids: readonly string[]) => userStep(ids.some(find) ? renumbered(rows.filter(({ id }) => !ids.includes(id))) : rows),
    move(id: string, to: number) {
      const row = find(id);
      if (!row || to < 0 || to >= rows.length || rows.indexOf(row) === to) return;
      const rest = rows.filter((one) => one !== row);
      moved = true;
      userStep(renumbered([...rest.slice(0, to), row, ...rest.slice(to)]));
    },
    arrange(ids: readonly string[]) {
      if (ids.every((id, index) => rows[index]!.id === id)) return;
      moved = true;
      userStep(renumbered(ids.map((id) => find(id)!)));
    },
    /** Several steps as one. */
    together(action: () => void) {
      const [before, length] = [rows, done.length];
      action();
      if (done.length > length) done = [...done.slice(0, length), { at: rows, back: before }];
      if (done.length > limit) done.shift();
    },
    wasMoved: () => moved,
    noteMove: () => (moved = true),
    /** From outside: rows that the user has not touched are what the server knows. */
    replace(next: readonly Line[]) {
      const survives = next.some(({ id }) => find(id));
      const sameIds = next.length === rows.length && next.every(({ id }, index) => rows[index]!.id === id);
      for (const row of rows) {
        if (next.some(({ id }) => id === row.id)) continue;
        added.delete(row.id);
        server.delete(row.id);
      }
      for (const row of next) {
        const before = find(row.id);
        deleted.delete(row.id);
        if (!before ? !row.id.startsWith('new-') : !added.has(row.id) && !isDirty(before)) server.set(row.id, row);
        if (!before && row.id.startsWith('new-')) added.add(row.id);
      }
      rows = next;
      if (!survives && !sameIds) [done, undone] = [[], []];
    },
    /** Newer rows of the server, in the server's order; answers the rows without an order of their own. */
    merge(serverRows: readonly Line[]) {
      const merged = new Map<string, Line>();
      for (const incoming of serverRows) {
        const row = find(incoming.id);
        if (!row && deleted.has(incoming.id)) continue;
        const base = row && (added.has(row.id) ? incoming : server.get(row.id)!);
        const dirty = row ? fields.filter((field) => !Object.is(row[field], base![field])) : [];
        merged.set(incoming.id, { ...incoming, ...Object.fromEntries(dirty.map((field) => [field, row![field]])) });
        added.delete(incoming.id);
        server.set(incoming.id, incoming);
      }
      for (const row of rows) {
        if (serverRows.some(({ id }) => id === row.id)) continue;
        if (added.has(row.id) || isDirty(row)) merged.set(row.id, row);
        else server.delete(row.id);
      }
      rows = [...merged.values()];
      return rows;
    },
    live(id: string, patch: Partial<Line>) {
      const row = find(id);
      if (!row) return;
      const base = added.has(id) ? row : server.get(id)!;
      const clean = Object.fromEntries(Object.entries(patch).filter(([field]) => Object.is(row[field as keyof Line], base[field as keyof Line])));
      if (!added.has(id)) server.set(id, { ...base, ...patch });
      rows = rows.map((one) => (one === row ? { ...row, ...clean } : one));
    },
    /** Takes over an order that is not specified: that of rows brought back among others. */
    adoptOrder(ids: readonly string[]) {
      rows = ids.map((id) => find(id)!);
    },
    renumber() {
      rows = renumbered(rows);
    },
    accept() {
      server.clear();
      for (const row of rows) {
        if (!row.id.startsWith('new-')) added.delete(row.id);
        if (!added.has(row.id)) server.set(row.id, row);
      }
      deleted.clear();
      const changesRows = ({ at, back }: Step) => at.length !== back.length || at.some(({ id }) => !back.some((row) => row.id === id));
      done = done.slice(done.findLastIndex(changesRows) + 1);
      undone = undone.slice(undone.findLastIndex(changesRows) + 1);
      moved = false;
    },
  };
}

export type ReferenceTable = ReturnType<typeof createReferenceTable>;
