type Values = Readonly<Record<string, unknown>>;

/** Form values to update when the active filters change: those that differ, `undefined` for removed ones. */
export function changedValues(before: Values = {}, after: Values = {}): Record<string, unknown> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name])).map((name) => [name, after[name]]));
}
