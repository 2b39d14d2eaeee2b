import { arrivalAcceptsSaveLimits as limits } from '@harrow/api-client/limits';
import { type FieldLimits, limitRules } from '@harrow/validation/field-rules';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { markAt } from '../../../documents/actions/marks.ts';
import { placeId } from '../../../documents/checklist/checkLine.ts';
import { fieldsOf } from '../../../documents/form/fields.tsx';
import type { FieldsOfDocument } from '../../../documents/form/fieldsOfDocument.ts';
import { type ArrivalHeader, type HeaderField, headerFields } from './arrivalForm.ts';
import { type ArrivalEditing, errorAt } from './editing.ts';

export const { TextField, PersonField, NumberField, DateField, YesNoField } = fieldsOf<ArrivalHeader>();

const rules = Object.fromEntries(headerFields.map((field) => [field, limitRules(limits[field] as FieldLimits)]));

/** The header of the sheet for the kit's fields. */
export function useArrivalFields({ pageId, arrival, form, edit, readOnly, errors }: ArrivalEditing): FieldsOfDocument {
  const { t } = useTranslation('arrivalAccept');
  return useMemo(
    () => ({
      values: form,
      change: (patch) => edit({ type: 'header', patch }),
      readOnly,
      labelOf: (field) => t(`field.${field as HeaderField}`),
      errorOf: (field) => errorAt(errors, field),
      markOf: (field) => markAt(arrival, field),
      rulesOf: (field) => rules[field] ?? [],
      maxLengthOf: (field) => (limits[field as HeaderField] as { maxLength?: number }).maxLength,
      idOf: (field) => placeId(pageId, field),
    }),
    [pageId, arrival, form, edit, readOnly, errors, t],
  );
}
