import { type Language, localeTag, toLanguage } from '@harrow/ui';
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { readStored, writeStored } from './stored.ts';
import { features, fetchTexts } from './files.ts';
import { companyStore, meetCompany } from './installation.ts';

const storageKey = 'DEFAULT_LANGUAGE';
const defaultLanguage: Language = 'zh-cn';

/** The company's language, for users who have chosen none. */
const usualLanguage = (): Language => toLanguage(companyStore.get()?.language, defaultLanguage);

type Load = () => Promise<{ default: object }>;

/** The texts of every page, and of every page behind the login, one file per language. */
const common: Readonly<Record<string, Record<string, Load>>> = {
  failures: import.meta.glob<{ default: object }>('./failures/messages/*.json'),
  app: import.meta.glob<{ default: object }>('../app/messages/*.json'),
  shared: import.meta.glob<{ default: object }>('../shared/messages/*.json'),
};

/** The texts of `features/warranty-claim` are the namespace `warrantyClaim`. */
export const namespaceOf = (folder: string): string => folder.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const folders = new Map(Object.keys(features).map((folder) => [namespaceOf(folder), folder]));

/** Fetches the texts of a namespace in a language; undefined where there are none. */
function loaderOf(namespace: string, language: string): Load | undefined {
  const folder = folders.get(namespace);
  if (folder !== undefined) return () => fetchTexts(folder, language);
  return Object.entries(common[namespace] ?? {}).find(([path]) => path.endsWith(`/${language}.json`))?.[1];
}

const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    const load = loaderOf(namespace, language);
    if (!load) return done(new Error(`No messages for ${namespace} in ${language}`), false);
    load().then(
      (module) => done(null, module.default),
      (error: Error) => done(error, false),
    );
  },
};

/** The language chosen in this browser, if any. */
export function chosenLanguage(): Language | undefined {
  const stored = readStored<string>(storageKey);
  return stored === undefined ? undefined : toLanguage(stored, usualLanguage());
}

let current: Language | undefined;

/** The language of this page: the one chosen last, the company's at first. Each text of a dictionary asks for it, so it is kept at hand. */
export function currentLanguage(): Language {
  return (current ??= chosenLanguage() ?? usualLanguage());
}

export function rememberLanguage(language: Language): void {
  current = undefined;
  writeStored(storageKey, language);
}

function tellPage(language: Language): void {
  document.documentElement.lang = localeTag(language);
}

/** i18next is silent about a failed load, and does not try again by itself. Rejects when the texts cannot be had. */
async function insistOn(namespaces: readonly string[], language: string): Promise<void> {
  const missing = (): string[] => namespaces.filter((namespace) => !i18next.hasResourceBundle(language, namespace));
  if (missing().length > 0) await i18next.reloadResources([language], missing());
  if (missing().length > 0) throw new Error(`The texts of ${missing().join(', ')} in ${language} could not be loaded`);
}

/** Loads all texts that the page has requested so far in a language. */
async function loadSameTexts(language: Language): Promise<void> {
  await i18next.loadLanguages(language);
  await insistOn(i18next.options.ns as string[], language);
}

/** Switches the texts of the portal. Rejects when they cannot be had; then the old language stays. */
export async function switchLanguage(language: Language): Promise<void> {
  await loadSameTexts(language);
  if (i18next.language !== language) await i18next.changeLanguage(language);
  tellPage(language);
}

let started: Promise<void> | undefined;

/** Loads the current language. Wait for it before the first render. */
export function startLanguage(): Promise<void> {
  return (started ??= start());
}

/** Switches to the company's language if it has changed and the user has chosen none. */
export async function speakUsualLanguage(): Promise<void> {
  const usual = usualLanguage();
  if (chosenLanguage() || usual === currentLanguage()) return;
  await switchLanguage(usual);
  current = usual;
}

async function start(): Promise<void> {
  if (!chosenLanguage()) {
    await meetCompany();
    // Asked for by the call itself.
    current = undefined;
  }
  const language = currentLanguage();
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      ns: ['failures'],
      defaultNS: 'app',
      // The names of fields that all nouns share.
      fallbackNS: 'shared',
      fallbackLng: false,
      // Our codes are lower case ('zh-cn'); i18next would turn them into 'zh-CN' and look for that.
      lowerCaseLng: true,
      load: 'currentOnly',
      interpolation: { escapeValue: false },
    });
  await loadSameTexts(language);
  tellPage(language);
}

/** Loads the texts of components behind the login in a language; the login pages use none of them. Rejects if they cannot be loaded. */
export async function loadComponentTexts(language: Language): Promise<void> {
  const { loadComponentLanguage } = await import('./componentLanguage.ts');
  await loadComponentLanguage(language);
}

/** Loads the texts of namespaces in the current language, so that nothing that shows them has to wait. Rejects when they cannot be had. */
export async function loadTexts(...namespaces: string[]): Promise<void> {
  await startLanguage();
  await i18next.loadNamespaces(namespaces);
  await insistOn(namespaces, i18next.language);
}
