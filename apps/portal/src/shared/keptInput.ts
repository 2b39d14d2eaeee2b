const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** True if nothing was typed, or all of it was taken back: nothing is worth keeping. */
export const isUntouched = (typed: object, begun: object): boolean =>
  Object.entries(typed).every(([name, value]) => {
    const first = (begun as Readonly<Record<string, unknown>>)[name];
    return isBlank(value) ? isBlank(first) : JSON.stringify(value) === JSON.stringify(first);
  });
