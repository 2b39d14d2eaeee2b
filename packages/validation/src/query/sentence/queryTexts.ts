import en from '../messages/en.json' with { type: 'json' };
import es from '../messages/es.json' with { type: 'json' };
import fr from '../messages/fr.json' with { type: 'json' };
import pt from '../messages/pt.json' with { type: 'json' };
import ru from '../messages/ru.json' with { type: 'json' };
import zhCn from '../messages/zh-cn.json' with { type: 'json' };

/** Languages of sentences; the first is the default of all layers. */
export const queryLanguages = ['zh-cn', 'en', 'es', 'ru', 'fr', 'pt'] as const;
export type QueryLanguage = (typeof queryLanguages)[number];

type Texts = typeof zhCn;
const messages: Readonly<Record<QueryLanguage, Texts>> = { 'zh-cn': zhCn, en, es, ru, fr, pt };

const pluralRules = new Map<QueryLanguage, Intl.PluralRules>();
function pluralOf(language: QueryLanguage, count: number): string {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, rules);
  return rules.select(count);
}

const textAt = (language: QueryLanguage, key: string): unknown =>
  key.split('.').reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], messages[language]);

/**
 * A text by its key in the message files, with its `{{values}}`; a number `count` chooses the plural form. A value may hold
 * braces itself: every place is filled once, in one pass.
 */
export function queryTexts(language: QueryLanguage): (key: string, values?: Readonly<Record<string, string | number>>) => string {
  return (key, values = {}) => {
    const { count } = values;
    const text = (typeof count === 'number' ? textAt(language, `${key}_${pluralOf(language, count)}`) : undefined) ?? textAt(language, key);
    if (typeof text !== 'string') throw new Error(`No text for ${key} in ${language}`);
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_place, name: string) => String(values[name] ?? ''));
  };
}
