/**
 * `kept` with the new ones of `order` among them: each run of new ids after the id it stands after in `order`, or at the
 * ends if it stands there.
 */
export function joinNew(kept: readonly string[], order: readonly string[], isNew: (rowId: string) => boolean): string[] {
  let first: readonly string[] = [];
  let last: readonly string[] = [];
  const after = new Map<string, string[]>();
  for (let index = 0; index < order.length; index += 1) {
    if (!isNew(order[index]!)) continue;
    const start = index;
    while (index + 1 < order.length && isNew(order[index + 1]!)) index += 1;
    const run = order.slice(start, index + 1);
    if (index === order.length - 1) last = run;
    else if (start === 0) first = run;
    else after.set(order[start - 1]!, run);
  }
  const joined = [...first, ...kept.flatMap((rowId) => [rowId, ...take(after, rowId)])];
  // The remaining runs followed an id that was not kept.
  return [...joined, ...[...after.values()].flat(), ...last];
}

function take(after: Map<string, string[]>, rowId: string): string[] {
  const run = after.get(rowId) ?? [];
  after.delete(rowId);
  return run;
}
