import type { ConfigProviderProps } from 'antd';
import dayjs from 'dayjs';
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** The languages of every layer. The first is the default. */
export const languages = ['zh-cn', 'en', 'es', 'ru', 'fr', 'pt'] as const;
export type Language = (typeof languages)[number];

/** The languages by their own names, for a language menu. */
export const languageNames: Record<Language, string> = {
  'zh-cn': '简体中文',
  en: 'English',
  es: 'Español',
  ru: 'Русский',
  fr: 'Français',
  pt: 'Português',
};

/** BCP 47 tag for `Intl` and `<html lang>`. */
export const localeTags: Record<Language, string> = { 'zh-cn': 'zh-CN', en: 'en', es: 'es', ru: 'ru', fr: 'fr', pt: 'pt-BR' };

export type AntdLocale = NonNullable<ConfigProviderProps['locale']>;
/** Loads the texts of one namespace, one function per language. */
export type MessageLoaders = Record<Language, () => Promise<{ default: object }>>;

/** What every page needs of a language, in one file: our texts, antd's and dayjs's. */
const locales: Record<Language, () => Promise<{ antd: AntdLocale; texts: object }>> = {
  'zh-cn': () => import('./locales/zh-cn.ts'),
  en: () => import('./locales/en.ts'),
  es: () => import('./locales/es.ts'),
  ru: () => import('./locales/ru.ts'),
  fr: () => import('./locales/fr.ts'),
  pt: () => import('./locales/pt.ts'),
};

const ownTexts = languages.map((language) => [language, async () => ({ default: (await locales[language]()).texts })] as const);
const namespaces = new Map<string, MessageLoaders>([['ui', Object.fromEntries(ownTexts) as MessageLoaders]]);

/**
 * Names the texts of a namespace, once, at module level of the feature that uses it. They are loaded when a component
 * calls `useTranslation(namespace)` (which suspends meanwhile) and again when the language changes.
 */
export function registerMessages(namespace: string, loaders: MessageLoaders): void {
  namespaces.set(namespace, loaders);
}

const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    const load = namespaces.get(namespace)?.[language as Language];
    if (!load) return done(new Error(`No messages for ${namespace} in ${language}`), false);
    load().then(
      (module) => done(null, module.default),
      (error: Error) => done(error, false),
    );
  },
};

let started: Promise<unknown> | undefined;
function start(language: Language): Promise<unknown> {
  started ??= i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      ns: ['ui'],
      defaultNS: 'ui',
      fallbackLng: false,
      // Our codes are lower case ('zh-cn'); i18next would turn them into 'zh-CN' and look for that.
      lowerCaseLng: true,
      load: 'currentOnly',
      interpolation: { escapeValue: false },
    });
  return started;
}

const loadedLocales = new Map<Language, AntdLocale>();

/** The antd locale of a language that `loadLanguage` has finished with. */
export const loadedLocale = (language: Language): AntdLocale | undefined => loadedLocales.get(language);

/**
 * Loads and switches to a language: our texts, antd's and dayjs's, and those of all registered namespaces in use.
 * Wait for it before the first render, and nothing flashes in another language. Cheap when already loaded.
 * @throws when a file cannot be loaded (offline); the old language stays.
 */
export async function loadLanguage(language: Language): Promise<void> {
  const [locale] = await Promise.all([locales[language](), start(language)]);
  if (i18next.language !== language) await i18next.changeLanguage(language);
  if (!i18next.hasResourceBundle(language, 'ui')) {
    // i18next swallows a failed load; try again before giving up.
    await i18next.reloadResources([language], ['ui']);
    if (!i18next.hasResourceBundle(language, 'ui')) throw new Error(`The texts for ${language} could not be loaded`);
  }
  dayjs.locale(language === 'pt' ? 'pt-br' : language);
  document.documentElement.lang = localeTags[language];
  loadedLocales.set(language, locale.antd);
}

/** A language we have for what a browser or a stored setting says: exact, else by its first part, else the default. */
export function toLanguage(wanted: string | null | undefined): Language {
  const code = (wanted ?? '').toLowerCase();
  return languages.find((language) => language === code) ?? languages.find((language) => language.split('-')[0] === code.split(/[-_]/)[0]) ?? 'zh-cn';
}
