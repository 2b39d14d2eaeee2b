/** Variables in the texts of a column. */
export interface TextSource {
  title: string;
  key: string;
  defaultValue?: unknown;
}

/** `${title}`, `${key}` and `${defaultValue}` in a text of a column, as in "Enter ${title}". Anything else stays as it is. */
export const interpolate = (text: string, { title, key, defaultValue }: TextSource): string =>
  text.replace(/\$\{(title|key|defaultValue)\}/g, (_all, name: keyof TextSource) => {
    const value = { title, key, defaultValue }[name];
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
  });
