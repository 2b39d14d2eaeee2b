import type { FieldRule } from '@harrow/validation/field-rules';
import { useMemo } from 'react';
import type { ValidateRule } from '../EditableTable/index.ts';
import { usePageLanguage } from '../HarrowProvider/index.ts';
import { cellRules } from './cellRules.ts';
import { type FormRule, formRule, type RemoteCheck } from './formRule.ts';
import { textsOf } from './textsOf.ts';

export interface FieldRules {
  /** For `rules` of a `Form.Item`. */
  form: (rules: readonly FieldRule[], remote?: RemoteCheck) => FormRule[];
  /** For `validateRules` of a column of an `EditableTable`. */
  cell: <Row>(rules: readonly FieldRule[], remote?: RemoteCheck) => ValidateRule<Row>[];
}

/** Rules of `@harrow/validation/field-rules` for forms and tables, refusing in the user's language. */
export function useFieldRules(): FieldRules {
  const { pack } = usePageLanguage();
  return useMemo(() => {
    const texts = () => textsOf(pack);
    return { form: (rules, remote) => [formRule(rules, texts, remote)], cell: (rules, remote) => cellRules(rules, texts, remote) };
  }, [pack]);
}
