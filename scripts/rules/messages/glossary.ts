/** The glossary's words for users: which are not used in a language, and where they are right nevertheless. */
import { type Language, languages } from './bundles.ts';

/** A word that is not used, and its replacement. */
export interface UnusedWord {
  readonly language: Language;
  readonly word: string;
  readonly instead: string;
  readonly test: RegExp;
}

/** A wording in which such a word is right. */
export interface RightWording {
  readonly language: Language;
  readonly wording: string;
  readonly test: RegExp;
}

export interface Glossary {
  readonly unused: readonly UnusedWord[];
  readonly right: readonly RightWording[];
}

/**
 * Reads the tables below the two headings of `docs/glossary.md`.
 * @throws Error for a language that we do not have
 */
export function readGlossary(markdown: string): Glossary {
  return {
    unused: rowsBelow(markdown, 'Words that are not used').flatMap(([language, words, instead]) =>
      wordsOf(words).map((word) => ({ language: languageOf(language), word, instead: instead ?? '', test: wordTest(word) })),
    ),
    right: rowsBelow(markdown, 'Where they are right nevertheless').flatMap(([language, wordings]) =>
      wordsOf(wordings).map((wording) => ({ language: languageOf(language), wording, test: wordTest(wording) })),
    ),
  };
}

/** The unused words in a text of the language. */
export function unusedIn(text: string, language: Language, { unused, right }: Glossary): UnusedWord[] {
  const rest = right.filter((one) => one.language === language).reduce((left, { test }) => left.replaceAll(test, ' '), text);
  return unused.filter((one) => one.language === language && rest.search(one.test) >= 0);
}

/** Finds a word or wording; Chinese has no spaces between words, and `…` takes further letters in. */
function wordTest(word: string): RegExp {
  const body = RegExp.escape(word.replace(/…$/, ''));
  if (/\p{Script=Han}/u.test(word)) return new RegExp(body, 'giu');
  return new RegExp(String.raw`(?<![\p{L}\p{N}_-])${body}${word.endsWith('…') ? '' : String.raw`(?![\p{L}\p{N}_-])`}`, 'giu');
}

function rowsBelow(markdown: string, heading: string): string[][] {
  const part = markdown.split(`### ${heading}\n`)[1]?.split(/^#/m)[0] ?? '';
  const rows = part.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const wordsOf = (cell = ''): string[] => cell.split(',').map((word) => word.trim());

function languageOf(cell = ''): Language {
  const found = languages.find((language) => language === cell);
  if (!found) throw new Error(`The glossary names a language that we do not have: ${cell}`);
  return found;
}
