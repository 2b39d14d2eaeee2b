/** A tag has this many characters; a separator follows each. */
export const tagLength = 2;

/** The tags in a text, with or without separators. */
export const toTags = (value: unknown, separator: string): string[] =>
  value === null || value === undefined
    ? []
    : String(value)
        .split(separator)
        .map((tag) => tag.trim())
        .filter((tag) => tag !== '');

/** Text of the editor while typing: a separator after every second character. */
export function writeTags(typed: string, separator: string): string {
  const characters = [...typed.replaceAll(separator, '')].filter((character) => character.trim() !== '');
  const tags: string[] = [];
  for (let start = 0; start < characters.length; start += tagLength) tags.push(characters.slice(start, start + tagLength).join(''));
  return tags.join(separator);
}
