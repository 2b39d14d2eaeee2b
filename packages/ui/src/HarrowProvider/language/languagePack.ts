import type { FieldTexts } from '@harrow/validation/field-rules';
import type { ConfigProviderProps } from 'antd';
import { isLanguage, type Language } from './language.ts';

export type AntdLocale = NonNullable<ConfigProviderProps['locale']>;

/** Messages by key; keys are nested at dots. Plural forms end in `_one`, `_few`, `_many`, `_other`, as `Intl.PluralRules` names them. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

/** Messages by namespace: `ui` for what most components need, `editableTable`, `listPage` … for the others. */
export type MessagesByNamespace = Readonly<Record<string, MessageTree>>;

/**
 * A language in one object. Those of the library are `@harrow/ui/locales/en` and so on; an application may write its own, and begin with
 * a few texts: what it lacks is shown in English (where `code` is one of the library, in that language), which is fetched beside it.
 */
export interface LanguagePack {
  /** BCP 47 tag, e.g. `de` or `pl-PL`; plural rules and formats of numbers and dates follow it. */
  readonly code: string;
  /** antd's texts: `antd/locale/de_DE`. */
  readonly antd: AntdLocale;
  /** As many namespaces and keys as there are; `{}` is all English. */
  readonly messages: MessagesByNamespace;
  /** Every namespace in it has all its keys: nothing is fetched beside it, and a server need not wait. Default false; those of the library are. */
  readonly isWhole?: boolean;
  /** Texts of field rules (`@harrow/validation/field-rules`). Default: those of the library, English for a language that it does not have. */
  readonly fieldTexts?: FieldTexts;
}

/** The parts of a language that every page needs: the messages of `ui`, antd's texts, and dayjs's names of days and months. */
const packs: Record<Language, () => Promise<{ default: LanguagePack }>> = {
  'zh-cn': () => import('../locales/zh-cn.ts'),
  en: () => import('../locales/en.ts'),
  es: () => import('../locales/es.ts'),
  ru: () => import('../locales/ru.ts'),
  fr: () => import('../locales/fr.ts'),
  pt: () => import('../locales/pt.ts'),
};

const loadedPacks = new Map<string, LanguagePack>();

/** The pack that was handed in, or that of a code if it is loaded. */
export const packNow = (language: string | LanguagePack): LanguagePack | undefined => (typeof language === 'string' ? loadedPacks.get(language) : language);

export const loadedLanguages = (): Iterable<LanguagePack> => loadedPacks.values();

export const noTexts = (code: string): string => `@harrow/ui has no texts for '${code}': hand in a LanguagePack`;

/**
 * Loads a language of the library. Wait for it before the first render, and nothing waits for texts. Cheap when already loaded.
 * @throws when its file cannot be loaded (offline), or for a code that the library does not have
 */
export async function loadLanguage(code: string): Promise<LanguagePack> {
  if (!isLanguage(code)) throw new Error(noTexts(code));
  const { default: pack } = await packs[code]();
  loadedPacks.set(code, pack);
  return pack;
}
