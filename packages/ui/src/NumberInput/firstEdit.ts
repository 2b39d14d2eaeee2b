export interface Edit {
  text: string;
  /** Position of the caret after it. */
  caret: number;
}

/**
 * The first edit of a number that is shown grouped, on its digits alone. Groups would not fit any more, and a mark that is left
 * over could be read as the decimal one: `1,234` without its last digit is not 1.23.
 * @param shown the grouped number
 * @param selection what was selected of it, or where the caret was
 * @param edit the field after the edit
 * @param group the mark between groups
 */
export function firstEdit(shown: string, selection: readonly [start: number, end: number], { text, caret }: Edit, group: string): Edit {
  const plain = (part: string): string => part.replaceAll(group, '');
  const start = Math.min(selection[0], caret);
  const behind = plain(text.slice(caret));
  const before = plain(text.slice(0, start)) + text.slice(start, caret);
  // Only a mark was deleted: the digit beside it is meant.
  if (text.length < shown.length && before + behind === plain(shown)) {
    return caret < selection[0] ? { text: before.slice(0, -1) + behind, caret: before.length - 1 } : { text: before + behind.slice(1), caret: before.length };
  }
  return { text: before + behind, caret: before.length };
}
