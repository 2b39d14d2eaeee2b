import { handoverTrainsSaveLimits as limits } from '@harrow/api-client/limits';
import { type FieldLimits, limitRules } from '@harrow/validation/field-rules';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { markAt } from '../../../documents/actions/marks.ts';
import { fieldsOf } from '../../../documents/form/fields.tsx';
import type { FieldsOfDocument } from '../../../documents/form/fieldsOfDocument.ts';
import { type HandoverEditing, idOf } from './editing.ts';
import { type HandoverHeader, type HeaderField, headerFields } from './handoverForm.ts';

export const { BoundField, TextField, MaskedField, PersonField, NumberField, DateField, DictField, YesNoField, RatingField } = fieldsOf<HandoverHeader>();

const rules = Object.fromEntries(headerFields.map((field) => [field, limitRules(limits[field] as FieldLimits)]));

/** The header for the kit's fields. */
export function useHandoverFields({ pageId, handover, form, edit, readOnly, errors }: HandoverEditing): FieldsOfDocument {
  const { t } = useTranslation('handoverTrain');
  return useMemo(
    () => ({
      values: form,
      change: (patch) => edit({ type: 'header', patch }),
      readOnly,
      labelOf: (field) => t(`field.${field as HeaderField}`),
      errorOf: (field) => errors.find((error) => error.list === undefined && error.field === field)?.text,
      markOf: (field) => markAt(handover, field),
      rulesOf: (field) => rules[field] ?? [],
      maxLengthOf: (field) => (limits[field as HeaderField] as { maxLength?: number }).maxLength,
      idOf: (field) => idOf(pageId, field),
    }),
    [pageId, handover, form, edit, readOnly, errors, t],
  );
}
