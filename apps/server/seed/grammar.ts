import { toTextByLanguage, type SixTexts } from '../src/shared/messages/sixTexts.ts';
import type { Texts } from '../src/shared/messages/messages.ts';

/**
 * A technical noun in six languages, with what a sentence needs to know about it.
 * Spanish, French and Portuguese carry the definite article (`la bomba hidráulica`), Russian its genitive after a bar (`гидронасос|гидронасоса`).
 */
export type Noun = SixTexts;

/**
 * A phrase about a noun in six languages. `{n}` is the bare noun, `{of}` the noun in the genitive with its article
 * (`de la bomba hidráulica`, `du radiateur`, `гидронасоса`).
 */
export type Phrase = SixTexts;

const contractions = {
  es: [
    ['el ', 'del '],
    ['la ', 'de la '],
    ['los ', 'de los '],
    ['las ', 'de las '],
  ],
  fr: [
    ['le ', 'du '],
    ['la ', 'de la '],
    ["l'", "de l'"],
    ['les ', 'des '],
  ],
  pt: [
    ['os ', 'dos '],
    ['as ', 'das '],
    ['o ', 'do '],
    ['a ', 'da '],
  ],
} as const;

function withArticle(noun: string, language: keyof typeof contractions) {
  const form = contractions[language].find(([article]) => noun.startsWith(article));
  if (!form) throw new RangeError(`"${noun}" has no ${language} article`);
  const bare = noun.slice(form[0].length);
  return { bare, genitive: form[1] + bare };
}

function inflected(noun: string) {
  const [bare, genitive] = noun.split('|');
  if (!bare || !genitive) throw new RangeError(`"${noun}" has no genitive`);
  return { bare, genitive };
}

const uninflected = (noun: string) => ({ bare: noun, genitive: noun });

const forms = ([zh, en, es, ru, fr, pt]: Noun) => [
  uninflected(zh),
  uninflected(en),
  withArticle(es, 'es'),
  inflected(ru),
  withArticle(fr, 'fr'),
  withArticle(pt, 'pt'),
];

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The phrase said of the noun, in all languages, with a capital at the beginning. */
export function say(phrase: Phrase, noun: Noun): Texts {
  const nouns = forms(noun);
  const texts = phrase.map((text, index) => {
    const { bare, genitive } = nouns[index] as { bare: string; genitive: string };
    return capitalised(text.replace('{n}', bare).replace('{of}', genitive));
  });
  return toTextByLanguage(texts as unknown as SixTexts);
}
