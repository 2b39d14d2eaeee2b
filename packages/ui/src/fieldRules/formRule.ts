import { checkField, type FieldRule, type FieldTexts } from '@harrow/validation/field-rules';

/** Why a server refuses a value, in the user's language; `createRemoteCheck` makes one. */
export type RemoteCheck = (value: unknown) => Promise<string | undefined>;

/** A rule of antd's form. `required` shows the mark at the label. */
export interface FormRule {
  required: boolean;
  validator: (rule: unknown, value: unknown) => Promise<void>;
}

/** The rules of a field as one rule of antd's form; the server is asked when the others have passed. */
export const formRule = (rules: readonly FieldRule[], texts: () => Promise<FieldTexts>, remote?: RemoteCheck): FormRule => ({
  required: rules.some(({ rule }) => rule === 'required'),
  async validator(_rule, value) {
    const finding = checkField(rules, value);
    const text = finding ? (await texts())(finding) : await remote?.(value);
    if (text !== undefined) throw new Error(text);
  },
});
