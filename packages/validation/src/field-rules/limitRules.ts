import type { FieldRule } from './fieldRule.ts';

/** Limits of a field as a JSON schema states them; what `@harrow/api-client/limits` is made of. */
export interface FieldLimits {
  readonly type?: 'string' | 'number' | 'integer' | 'array' | 'boolean';
  readonly required?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** An expression in the syntax of JavaScript. */
  readonly pattern?: string;
}

/** Doubles have about 15 significant digits; more decimals say nothing. */
const anyDecimals = 15;

/** The rules that keep a field within the limits of the contract, so that a form refuses what the server would. */
export function limitRules({ type, required, minLength, maxLength, minimum, maximum, minItems, maxItems, pattern }: FieldLimits): FieldRule[] {
  const rules: FieldRule[] = [];
  if (required) rules.push({ rule: 'required' });
  if (minLength !== undefined || maxLength !== undefined)
    rules.push({ rule: 'length', ...(minLength !== undefined && { min: minLength }), ...(maxLength !== undefined && { max: maxLength }) });
  if (type === 'number' || type === 'integer')
    rules.push({ rule: 'decimal', min: minimum ?? -Infinity, ...(maximum !== undefined && { max: maximum }), decimals: type === 'integer' ? 0 : anyDecimals });
  if (minItems !== undefined || maxItems !== undefined)
    rules.push({ rule: 'selections', ...(minItems !== undefined && { min: minItems }), ...(maxItems !== undefined && { max: maxItems }) });
  if (pattern !== undefined) rules.push({ rule: 'pattern', pattern: new RegExp(pattern, 'u') });
  return rules;
}
