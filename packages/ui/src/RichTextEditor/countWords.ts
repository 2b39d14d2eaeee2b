/** A character of a script that puts no spaces between words, or a run of letters and digits with what joins them. */
const word =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}\p{M}])+(?:['’._-](?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}\p{M}])+)*/gu;

/** Words of a text as word processors count them: each Chinese character is one. */
export const countWords = (text: string): number => text.match(word)?.length ?? 0;
