/** Reads what came from outside: own properties only, and only values of the expected kind. */
export interface JsonReader {
  has(name: string): boolean;
  value(name: string): unknown;
  text(name: string): string | undefined;
  /** A finite number, also where it is written as text. */
  number(name: string): number | undefined;
  /** `true` and `false`, also where they are written as text. */
  flag(name: string): boolean | undefined;
  list(name: string): readonly unknown[] | undefined;
}

export const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const longestText = 2000;

export function createReader(source: unknown): JsonReader {
  const value = (name: string) => (isRecord(source) && Object.hasOwn(source, name) ? source[name] : undefined);
  return {
    has: (name) => value(name) !== undefined && value(name) !== null,
    value,
    text(name) {
      const found = value(name);
      return typeof found === 'string' && found !== '' ? found.slice(0, longestText) : undefined;
    },
    number(name) {
      const found = value(name);
      const number = typeof found === 'string' && found.trim() !== '' ? Number(found) : found;
      return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
    },
    flag(name) {
      const found = value(name);
      if (typeof found === 'boolean') return found;
      return found === 'true' ? true : found === 'false' ? false : undefined;
    },
    list(name) {
      const found = value(name);
      return Array.isArray(found) ? found : undefined;
    },
  };
}

/** Names that would reach into an object's prototype. */
const prototypeNames = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether a text can name a field of a row. `#` begins the names of the table's own columns. */
export const isFieldName = (name: unknown): name is string =>
  typeof name === 'string' && name !== '' && name.length <= 100 && !name.startsWith('#') && !prototypeNames.has(name);

/** A value for a message: short, and never an object's own idea of a text. */
export const shorten = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))).slice(0, 80);
