import { checkField, type FieldRule, type FieldTexts } from '@harrow/validation/field-rules';
import type { ValidateRule } from '../EditableTable/index.ts';
import type { RemoteCheck } from './formRule.ts';

/** The rules of a field as rules of a table column; a server is asked when a value is complete, not at every key. */
export function cellRules<Row>(rules: readonly FieldRule[], texts: () => Promise<FieldTexts>, remote?: RemoteCheck): ValidateRule<Row>[] {
  const own = rules.filter(({ rule }) => rule !== 'required');
  const isRequired = own.length < rules.length;
  return [
    // The table marks required columns by its own rule.
    ...(isRequired ? [{ required: true as const }] : []),
    ...(own.length > 0
      ? [
          {
            on: ['input', 'change', 'blur', 'validate'] as const,
            handler({ value }: { value: unknown }) {
              const finding = checkField(own, value);
              return finding && texts().then((text) => text(finding));
            },
          },
        ]
      : []),
    ...(remote ? [{ handler: ({ value }: { value: unknown }) => remote(value) }] : []),
  ];
}
