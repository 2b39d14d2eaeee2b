import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };
import pt from './messages/pt.json' with { type: 'json' };
import ru from './messages/ru.json' with { type: 'json' };
import zhCn from './messages/zh-cn.json' with { type: 'json' };

/** Languages of sentences; the first is the default of all layers. */
export const queryLanguages = ['zh-cn', 'en', 'es', 'ru', 'fr', 'pt'] as const;
export type QueryLanguage = (typeof queryLanguages)[number];

type Texts = typeof zhCn;
const messages: Readonly<Record<QueryLanguage, Texts>> = { 'zh-cn': zhCn, en, es, ru, fr, pt };

/** A text by its key in the message files, with its `{{values}}`. A value may hold braces itself: every place is filled once, in one pass. */
export function queryTexts(language: QueryLanguage): (key: string, values?: Readonly<Record<string, string>>) => string {
  return (key, values = {}) => {
    const text = key.split('.').reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], messages[language]);
    if (typeof text !== 'string') throw new Error(`No text for ${key} in ${language}`);
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_place, name: string) => values[name] ?? '');
  };
}
