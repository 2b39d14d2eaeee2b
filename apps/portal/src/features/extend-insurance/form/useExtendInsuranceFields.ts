import { extendInsurancesSaveLimits as limits } from '@harrow/api-client/limits';
import { type FieldLimits, limitRules } from '@harrow/validation/field-rules';
import { type Dispatch, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldsOf } from '../../../documents/form/fields.tsx';
import type { FieldsOfDocument } from '../../../documents/form/fieldsOfDocument.ts';
import { type ExtendInsuranceForm, type ExtendInsuranceHeader, type HeaderField, headerFields } from './extendInsuranceForm.ts';
import type { ExtendInsuranceEdit, PlacedError } from './extendInsuranceFormKind.ts';

export const { TextField } = fieldsOf<ExtendInsuranceHeader>();

/** Id of a header field's control, and the target of a jump. */
export const idOf = (pageId: string, field: string): string => `${pageId}-${field}`;

const rules = Object.fromEntries(headerFields.map((field) => [field, limitRules(limits[field] as FieldLimits)]));

interface ExtendInsuranceFieldsOptions {
  /** Begins the ids of the page's elements: pages of other tabs stay in the document. */
  pageId: string;
  form: ExtendInsuranceForm;
  edit: Dispatch<ExtendInsuranceEdit>;
  readOnly: boolean;
  errors: readonly PlacedError[];
}

/** The header for the kit's fields. */
export function useExtendInsuranceFields({ pageId, form, edit, readOnly, errors }: ExtendInsuranceFieldsOptions): FieldsOfDocument {
  const { t } = useTranslation('extendInsurance');
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
