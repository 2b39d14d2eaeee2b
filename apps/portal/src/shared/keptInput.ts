type Input = Readonly<Record<string, unknown>>;

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** True if nothing was typed, or all of it was taken back: nothing is worth keeping. */
export const isUntouched = (typed: Input, begun: Input): boolean =>
  Object.entries(typed).every(([name, value]) => {
    const first = begun[name];
    return isBlank(value) ? isBlank(first) : JSON.stringify(value) === JSON.stringify(first);
  });
