import { type FieldLanguage, type FieldTexts, loadFieldTexts } from '@harrow/validation/field-rules';
import { type LanguagePack, toLanguage } from '../HarrowProvider/index.ts';

const loaded = new Map<FieldLanguage, Promise<FieldTexts>>();

/** Loads the texts with the first refusal; a failed load is tried again with the next. */
export function textsOf({ code, fieldTexts }: LanguagePack): Promise<FieldTexts> {
  if (fieldTexts) return Promise.resolve(fieldTexts);
  const language = toLanguage(code);
  const known = loaded.get(language);
  if (known) return known;
  const loading = loadFieldTexts(language).catch((error: unknown) => {
    loaded.delete(language);
    throw error;
  });
  loaded.set(language, loading);
  return loading;
}
