/** A copy without the named fields: what a role may not see leaves the payload. */
export const hideFields = <Row extends object, Field extends keyof Row>(
  record: Row,
  fields: readonly Field[],
): Omit<Row, Field> & Partial<Pick<Row, Field>> => {
  const rest = { ...record };
  for (const field of fields) delete rest[field];
  return rest;
};

/** Middle of a phone or id number hidden: `13800001234` → `138****1234`. */
export const masked = (value: string | null): string | null =>
  value === null ? null : value.length <= 7 ? '****' : `${value.slice(0, 3)}****${value.slice(-4)}`;
