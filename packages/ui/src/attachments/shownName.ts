/** Characters that turn the direction of writing can make `gpj.exe` look like `exe.jpg`; control characters break lists and logs. */
const hiding = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;
/** Hebrew, Arabic and their like, and the marks that stand in for one of their letters. */
const turning = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc]/u;

export const hidesItsType = (name: string): boolean => hiding.test(name);

/**
 * A file's name as text among other text: what hides in it is seen as a box, and letters that are written from right to left turn
 * nothing but themselves.
 */
export function shownName(name: string): string {
  const seen = name.replaceAll(new RegExp(hiding, 'gu'), '\ufffd');
  return turning.test(seen) ? `\u2068${seen}\u2069` : seen;
}

/** The name under which a file is saved: as it is, without what hides in it. */
export const savedName = (name: string): string => name.replaceAll(new RegExp(hiding, 'gu'), '');
