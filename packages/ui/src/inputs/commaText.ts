const separator = ',';

/** The values of a comma text, each once. */
export function toValues(text: string | null | undefined): string[] {
  const parts = (text ?? '').split(separator).map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ''))];
}

/** `''` for none, as form fields expect. */
export const toText = (values: readonly string[]): string => values.join(separator);
