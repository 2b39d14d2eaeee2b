import type { Mark } from '@harrow/api-client';
import type { FieldRule } from '@harrow/validation/field-rules';
import { createContext, use } from 'react';

/** What the fields of a document's header are about; its page gives it to them. */
export interface FieldsOfDocument {
  values: object;
  change: (patch: Readonly<Record<string, unknown>>) => void;
  readOnly: boolean;
  /** What the user calls a field. */
  labelOf: (field: string) => string;
  /** What the server said is wrong with a field, in the user's language. */
  errorOf: (field: string) => string | undefined;
  /** The reviewer's mark on a field. */
  markOf: (field: string) => Mark | undefined;
  /** The limits that the contract sets to a field. */
  rulesOf: (field: string) => readonly FieldRule[];
  maxLengthOf: (field: string) => number | undefined;
  /** Id of the field's control, and the target of a jump. */
  idOf: (field: string) => string;
}

export const FieldsOfDocumentContext = createContext<FieldsOfDocument | undefined>(undefined);

/** The document whose header is shown. Throws outside its page. */
export function useFieldsOfDocument(): FieldsOfDocument {
  const fields = use(FieldsOfDocumentContext);
  if (!fields) throw new Error('FieldsOfDocumentContext is missing above this component');
  return fields;
}
