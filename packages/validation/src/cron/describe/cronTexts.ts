/** Languages of descriptions; the first is the default of all layers. */
export const cronLanguages = ['zh-cn', 'en', 'es', 'ru', 'fr', 'pt'] as const;
export type CronLanguage = (typeof cronLanguages)[number];

/** A message file: texts, or folders of texts. */
export interface CronMessages {
  readonly [key: string]: string | CronMessages;
}

type Values = Readonly<Record<string, string | number>>;

/** The words of one language, and how it lists and counts. */
export interface CronTexts {
  /** The text of a key with its `{{values}}`; `count` chooses the plural form. */
  readonly t: (key: string, values?: Values) => string;
  /** 'a, b and c' */
  readonly list: (words: readonly string[]) => string;
}

// British English has no comma before 'and'; the other tags are those of the interface.
const tags: Readonly<Record<CronLanguage, string>> = { 'zh-cn': 'zh-CN', en: 'en-GB', es: 'es', ru: 'ru', fr: 'fr', pt: 'pt-BR' };

export function createCronTexts(language: CronLanguage, messages: CronMessages): CronTexts {
  const plural = new Intl.PluralRules(tags[language]);
  const list = new Intl.ListFormat(tags[language], { type: 'conjunction' });
  const texts = new Map(flatten(messages, ''));
  return {
    t: (key, values = {}) => {
      const { count } = values;
      const text = (typeof count === 'number' ? texts.get(`${key}_${plural.select(count)}`) : undefined) ?? texts.get(key);
      if (text === undefined) throw new Error(`No text for ${key} in ${language}`);
      return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
    },
    list: (words) => list.format(words),
  };
}

function flatten(messages: CronMessages, prefix: string): [string, string][] {
  return Object.entries(messages).flatMap(([name, text]) =>
    typeof text === 'string' ? [[prefix + name, text] as [string, string]] : flatten(text, `${prefix}${name}.`),
  );
}
