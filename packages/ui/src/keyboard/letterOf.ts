const otherScript = /^(?!\p{Script=Latin})\p{L}$/u;

/**
 * The letter of a shortcut, in lower case. On a keyboard of another script, such as the Russian one, the Latin letter of the key at that place; keys that
 * write no letter by their names.
 */
export function letterOf({ key, code = '' }: { key: string; code?: string | undefined }): string {
  if (key.length > 1) return key;
  const letter = otherScript.test(key) ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
  return (letter ?? key).toLowerCase();
}
