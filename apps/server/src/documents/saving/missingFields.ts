import { needed } from '../../generated/needed.gen.ts';
import type { InvalidField } from '../../shared/refusal/refusal.ts';

/**
 * Fields that a document, or one of its lines, lacks for its submission, as marked in the contract (`x-needed`): E-013 for each. Fields needed only under
 * a condition are a rule of the kind.
 * @param model what its form sends, e.g. `UsedPartsHandleInput`
 * @param line which line of which list, e.g. `lines[0]`; undefined for the header
 */
export function missingFields(model: keyof typeof needed, values: object, line?: string): InvalidField[] {
  const isEmpty = (field: string): boolean => {
    const value = (values as Readonly<Record<string, unknown>>)[field] ?? null;
    return value === null || value === '' || (Array.isArray(value) && value.length === 0);
  };
  return needed[model].filter(isEmpty).map((field) => ({ field, ...(line !== undefined && { line }), code: 'E-013' }));
}
