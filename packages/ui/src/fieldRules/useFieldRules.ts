import { type FieldLanguage, type FieldRule, type FieldTexts, loadFieldTexts } from '@harrow/validation/field-rules';
import { useMemo } from 'react';
import type { ValidateRule } from '../EditableTable/index.ts';
import { useSettings } from '../HarrowProvider/index.ts';
import { cellRules } from './cellRules.ts';
import { type FormRule, formRule, type RemoteCheck } from './formRule.ts';

export interface FieldRules {
  /** For `rules` of a `Form.Item`. */
  form: (rules: readonly FieldRule[], remote?: RemoteCheck) => FormRule[];
  /** For `validateRules` of a column of an `EditableTable`. */
  cell: <Row>(rules: readonly FieldRule[], remote?: RemoteCheck) => ValidateRule<Row>[];
}

const loaded = new Map<FieldLanguage, Promise<FieldTexts>>();

/** Loads the texts with the first refusal; a failed load is tried again with the next. */
function textsOf(language: FieldLanguage): Promise<FieldTexts> {
  const known = loaded.get(language);
  if (known) return known;
  const loading = loadFieldTexts(language).catch((error: unknown) => {
    loaded.delete(language);
    throw error;
  });
  loaded.set(language, loading);
  return loading;
}

/** Rules of `@harrow/validation/field-rules` for forms and tables, refusing in the user's language. */
export function useFieldRules(): FieldRules {
  const { language } = useSettings();
  return useMemo(() => {
    const texts = () => textsOf(language);
    return { form: (rules, remote) => [formRule(rules, texts, remote)], cell: (rules, remote) => cellRules(rules, texts, remote) };
  }, [language]);
}
