export { checkField, isEmptyField } from './checkField.ts';
export type { FieldRule, Finding, FindingCode, PlainRule } from './fieldRule.ts';
export { type FieldLanguage, fieldLanguages, type FieldTexts, loadFieldTexts } from './fieldTexts.ts';
export { type FieldLimits, limitRules } from './limitRules.ts';
