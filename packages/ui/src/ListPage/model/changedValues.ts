type Values = Readonly<Record<string, unknown>>;

/** What a form takes over when the filters in force change: the values that differ, `undefined` for those that were taken away. */
export function changedValues(before: Values = {}, after: Values = {}): Record<string, unknown> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name])).map((name) => [name, after[name]]));
}
