import type { WarrantyClaim } from '@harrow/api-client';
import { FieldGrid, MoneyInput, LimitedTextArea } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { fieldId, useFormPart, useOpenForm } from '../../../documents/form/document/openForm.ts';
import { useFormPlace } from '../../../documents/form/document/useFormPlace.ts';
import { Field } from '../../../documents/form/Field.tsx';
import { isCut } from './reviewForm.ts';
import type { Reviewing } from './reviewing.ts';

const feeFields = [
  { field: 'auditTravelFee', key: 'travelFee' },
  { field: 'auditOtherFee', key: 'otherFee' },
] as const;

const places = ['auditTravelFee', 'auditOtherFee', 'deductReason', 'internalNote'] as const;

/** What the reviewer approves beside the lines, and why less than was claimed. */
export function ReviewAmounts({ claim, reviewing: { review, change } }: { claim: WarrantyClaim; reviewing: Reviewing }) {
  const { t } = useTranslation('warrantyClaim');
  const { pageId } = useOpenForm();
  const errors = useFormPart((state) => state.errors);
  const errorAt = (name: string): string | undefined => errors.find(({ list, field }) => list === undefined && field === name)?.text;
  useFormPlace(places);
  const isReasonDue = isCut(review, claim);
  return (
    <FieldGrid>
      {feeFields.map(({ field, key }) => (
        <Field key={field} id={fieldId(pageId, field)} label={t(`field.${field}`)} error={errorAt(field)}>
          {(control) => (
            <MoneyInput {...control} value={review[key]} nonNegative currency={claim.currency} onChange={(next) => change({ [key]: next ?? null })} />
          )}
        </Field>
      ))}
      <Field
        id={fieldId(pageId, 'deductReason')}
        label={t('field.deductReason')}
        optional={!isReasonDue}
        hint={isReasonDue && t('review.deductNeeded')}
        error={errorAt('deductReason')}
        wide
      >
        {(control) => (
          <LimitedTextArea
            {...control}
            aria-required={isReasonDue}
            rows={2}
            limit={500}
            value={review.deductReason}
            onChange={(event) => change({ deductReason: event.target.value })}
          />
        )}
      </Field>
      <Field id={fieldId(pageId, 'internalNote')} label={t('field.internalNote')} hint={t('review.internalHint')} optional wide>
        {(control) => (
          <LimitedTextArea {...control} rows={2} limit={500} value={review.internalNote} onChange={(event) => change({ internalNote: event.target.value })} />
        )}
      </Field>
    </FieldGrid>
  );
}
