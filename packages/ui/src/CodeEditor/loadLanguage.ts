import { LanguageDescription, type LanguageSupport } from '@codemirror/language';
import { languages } from '@codemirror/language-data';

/** The rules of a language by its name or file ending; undefined for one that is not known. Rejects when they cannot be loaded. */
export async function loadLanguageRules(name: string): Promise<LanguageSupport | undefined> {
  const found = LanguageDescription.matchLanguageName(languages, name, true) ?? LanguageDescription.matchFilename(languages, `x.${name}`);
  return found?.load();
}
