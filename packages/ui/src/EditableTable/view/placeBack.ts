/** `kept` with those that are back among them, each after the one before it in `order`, which has no other ids than both; or first. */
export function placeBack(kept: readonly string[], order: readonly string[], isBack: (rowId: string) => boolean): readonly string[] {
  const first: string[] = [];
  const after = new Map<string, string[]>();
  let run = first;
  for (const rowId of order) {
    if (isBack(rowId)) run.push(rowId);
    else after.set(rowId, (run = []));
  }
  return order.length === 0 ? kept : [...first, ...kept.flatMap((rowId) => [rowId, ...(after.get(rowId) ?? [])])];
}
