import { type Language, type MessageLoaders, loadLanguage, registerMessages, toLanguage } from '@harrow/ui';
import i18next from 'i18next';
import { readStored, writeStored } from '../shared/stored.ts';

const storageKey = 'DEFAULT_LANGUAGE';

type Load = () => Promise<{ default: object }>;

/** Every message file of the portal, each in a file of its own that is fetched when its texts are needed. */
const files = import.meta.glob<{ default: object }>(['./messages/*.json', '../shared/messages/*.json', '../features/*/messages/*.json']);

/** `../features/warranty-claim/messages/en.json` belongs to namespace `warrantyClaim`, language `en`. */
export function messageFileOf(path: string): { namespace: string; language: string } {
  const [language = '', , folder = ''] = path.split('/').reverse();
  const namespace = folder === '.' ? 'app' : folder.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return { namespace, language: language.replace('.json', '') };
}

function registerAll(): void {
  const loaders = new Map<string, Record<string, Load>>();
  for (const [path, load] of Object.entries(files)) {
    const { namespace, language } = messageFileOf(path);
    loaders.set(namespace, { ...loaders.get(namespace), [language]: load });
  }
  for (const [namespace, byLanguage] of loaders) registerMessages(namespace, byLanguage as MessageLoaders);
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
