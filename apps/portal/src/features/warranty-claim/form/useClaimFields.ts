import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldsOfDocument } from '../../../documents/form/fieldsOfDocument.ts';
import type { ErrorPlace } from './claimErrors.ts';
import type { HeaderField } from './claimForm.ts';
import { headerLimits, headerRules } from './claimLimits.ts';
import { type ClaimEditing, errorAt, idOf, markAt } from './editing.ts';

const placeOf = (field: string): ErrorPlace => ({ kind: 'header', field });

/** The header of the claim for the kit's fields. */
export function useClaimFields({ pageId, form, edit, readOnly, errors, marks }: ClaimEditing): FieldsOfDocument {
  const { t } = useTranslation('warrantyClaim');
  return useMemo(
    () => ({
      values: form,
      change: (patch) => edit({ type: 'header', patch }),
      readOnly,
      labelOf: (field) => t(`field.${field as HeaderField}`),
      errorOf: (field) => errorAt(errors, placeOf(field)),
      markOf: (field) => markAt(marks, field),
      rulesOf: (field) => headerRules(field as HeaderField),
      maxLengthOf: (field) => (headerLimits[field as HeaderField] as { maxLength?: number }).maxLength,
      idOf: (field) => idOf(pageId, placeOf(field)),
    }),
    [pageId, form, edit, readOnly, errors, marks, t],
  );
}
