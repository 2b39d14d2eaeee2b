import type { ColumnKind } from './predicate.ts';
import type { Condition } from './query.ts';
import { QueryError } from './QueryError.ts';
import { type Comparison, isComparison } from './rules.ts';

/** Comparison of two fields of a row. False for a row in which one of them is empty. */
export interface FieldComparison {
  comparison: Comparison;
  /** Of both fields. Texts are ordered by code point, numbers compare as decimals, moments by their seconds. */
  kind: ColumnKind;
  /** The field with which it is compared. */
  other: string;
}

/** Whether a line compares two fields, and no field with a value. */
export const comparesFields = ({ valueSource }: Condition): boolean => valueSource === 'field';

/**
 * Reads a line that compares two fields.
 * @param kindOfField the kind of a field; throws for one that may not be asked about
 * @throws QueryError `unknownRule` for a rule that compares nothing, `unknownField` for another field that may not be asked about or is of another kind
 */
export function toFieldComparison({ field, rule, val }: Condition, kindOfField: (field: string) => ColumnKind): FieldComparison {
  if (!isComparison(rule)) throw new QueryError('unknownRule', { rule });
  const kind = kindOfField(field);
  if (kindOfField(val) !== kind) throw new QueryError('unknownField', { field: val });
  return { comparison: rule, kind, other: val };
}
