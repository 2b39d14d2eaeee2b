import { __name__sSaveLimits as limits } from '@harrow/api-client/limits';
import { type FieldLimits, limitRules } from '@harrow/validation/field-rules';
import { type Dispatch, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldsOf } from '../../../documents/form/fields.tsx';
import type { FieldsOfDocument } from '../../../documents/form/fieldsOfDocument.ts';
import { type __Name__Form, type __Name__Header, type HeaderField, headerFields } from './__name__Form.ts';
import type { __Name__Edit, PlacedError } from './__name__FormKind.ts';

export const { TextField } = fieldsOf<__Name__Header>();

/** Id of a header field's control, and the target of a jump. */
export const idOf = (pageId: string, field: string): string => `${pageId}-${field}`;

const rules = Object.fromEntries(headerFields.map((field) => [field, limitRules(limits[field] as FieldLimits)]));

interface __Name__FieldsOptions {
  /** Begins the ids of the page's elements: pages of other tabs stay in the document. */
  pageId: string;
  form: __Name__Form;
  edit: Dispatch<__Name__Edit>;
  readOnly: boolean;
  errors: readonly PlacedError[];
}

/** The header for the kit's fields. */
export function use__Name__Fields({ pageId, form, edit, readOnly, errors }: __Name__FieldsOptions): FieldsOfDocument {
  const { t } = useTranslation('__name__');
  return useMemo(
    () => ({
      values: form,
      change: (patch) => edit({ type: 'header', patch }),
      readOnly,
      labelOf: (field) => t(`field.${field as HeaderField}`),
      errorOf: (field) => errors.find((error) => error.rowId === undefined && error.field === field)?.text,
      markOf: () => undefined,
      rulesOf: (field) => rules[field] ?? [],
      maxLengthOf: (field) => (limits[field as HeaderField] as { maxLength?: number }).maxLength,
      idOf: (field) => idOf(pageId, field),
    }),
    [pageId, form, edit, readOnly, errors, t],
  );
}
