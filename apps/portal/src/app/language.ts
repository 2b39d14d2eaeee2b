import { type Language, languages, type MessageLoaders, loadLanguage, registerMessages, toLanguage } from '@harrow/ui';
import i18next from 'i18next';
import { readStored, writeStored } from '../shared/stored.ts';
import { features, fetchTexts } from './files.ts';

const storageKey = 'DEFAULT_LANGUAGE';

type Load = () => Promise<{ default: object }>;

/** The texts of every page behind the login, one file per language. */
const common = {
  app: import.meta.glob<{ default: object }>('./messages/*.json'),
  shared: import.meta.glob<{ default: object }>('../shared/messages/*.json'),
};

/** The texts of `features/warranty-claim` are the namespace `warrantyClaim`. */
export const namespaceOf = (folder: string): string => folder.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function registerAll(): void {
  const register = (namespace: string, loadIn: (language: Language) => Load): void =>
    registerMessages(namespace, Object.fromEntries(languages.map((language) => [language, loadIn(language)])) as MessageLoaders);
  for (const [namespace, files] of Object.entries(common))
    register(namespace, (language) => Object.entries(files).find(([path]) => path.endsWith(`/${language}.json`))![1]);
  for (const folder of Object.keys(features)) register(namespaceOf(folder), (language) => () => fetchTexts(folder, language));
}

/** The language somebody chose in this browser, if anybody did. */
export function chosenLanguage(): Language | undefined {
  const stored = readStored<string>(storageKey);
  return stored === undefined ? undefined : toLanguage(stored);
}

/** The language chosen last in this browser; Simplified Chinese at first. */
export function currentLanguage(): Language {
  return toLanguage(chosenLanguage());
}

export function rememberLanguage(language: Language): void {
  writeStored(storageKey, language);
}

let started: Promise<void> | undefined;

/** Makes all texts known and loads the current language. Wait for it before the first render. */
export function startLanguage(): Promise<void> {
  if (!started) registerAll();
  return (started ??= loadLanguage(currentLanguage()));
}

/** Loads the texts of namespaces in the current language, so that nothing that shows them has to wait. Rejects when they cannot be had. */
export async function loadTexts(...namespaces: string[]): Promise<void> {
  await startLanguage();
  await i18next.loadNamespaces(namespaces);
  const missing = (): string[] => namespaces.filter((namespace) => !i18next.hasResourceBundle(i18next.language, namespace));
  // i18next is silent about a failed load, and does not try again by itself.
  if (missing().length > 0) await i18next.reloadResources([i18next.language], missing());
  if (missing().length > 0) throw new Error(`The texts of ${missing().join(', ')} could not be loaded`);
}
