import { type FieldLanguage, type FieldTexts, loadFieldTexts } from '@harrow/validation/field-rules';

const loaded = new Map<FieldLanguage, Promise<FieldTexts>>();

/** Loads the texts with the first refusal; a failed load is tried again with the next. */
export function textsOf(language: FieldLanguage): Promise<FieldTexts> {
  const known = loaded.get(language);
  if (known) return known;
  const loading = loadFieldTexts(language).catch((error: unknown) => {
    loaded.delete(language);
    throw error;
  });
  loaded.set(language, loading);
  return loading;
}
