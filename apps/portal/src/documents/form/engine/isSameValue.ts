/** True for an empty field, whether it was never filled in or was cleared. */
export const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

type Members = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null;

/** Lists of values and texts by language are compared by content. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || (isBlank(a) && isBlank(b))) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((value, index) => isSameValue(value, b[index]));
  if (!isObject(a) || !isObject(b) || Array.isArray(a) || Array.isArray(b)) return false;
  return Object.keys({ ...a, ...b }).every((key) => isSameValue(a[key], b[key]));
}
