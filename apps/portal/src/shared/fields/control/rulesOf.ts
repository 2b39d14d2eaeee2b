import { limitRules } from '@harrow/validation/field-rules';
import type { FormField } from '../sheet.ts';

const numeric: readonly string[] = ['number', 'money'];

/** Limits of a field, checked while it is typed. Whether it is filled in is the server's to check. */
export function rulesOf({ kind, integer, required: _required, decimals: _decimals, ...limits }: FormField): ReturnType<typeof limitRules> {
  if (kind === 'list' || kind === 'texts') return [];
  return limitRules({ ...limits, ...(numeric.includes(kind) && { type: integer ? 'integer' : 'number' }) });
}
