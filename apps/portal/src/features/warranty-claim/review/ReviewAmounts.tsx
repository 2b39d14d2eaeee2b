import type { WarrantyClaim } from '@harrow/api-client';
import { FieldGrid, MoneyInput } from '@harrow/ui';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorAt, idOf, useClaimEditing } from '../form/editing.ts';
import { Field } from '../../../documents/form/Field.tsx';
import { isCut } from './reviewForm.ts';
import type { Reviewing } from './reviewing.ts';

const feeFields = [
  { field: 'auditTravelFee', key: 'travelFee' },
  { field: 'auditOtherFee', key: 'otherFee' },
] as const;

const reasonPlace = { kind: 'header', field: 'deductReason' } as const;

/** What the reviewer approves beside the lines, and why less than was claimed. */
export function ReviewAmounts({ claim, reviewing: { review, change } }: { claim: WarrantyClaim; reviewing: Reviewing }) {
  const { t } = useTranslation('warrantyClaim');
  const { pageId, errors } = useClaimEditing();
  const isReasonDue = isCut(review, claim);
  return (
    <FieldGrid>
      {feeFields.map(({ field, key }) => {
        const place = { kind: 'header', field } as const;
        return (
          <Field key={field} id={idOf(pageId, place)} label={t(`field.${field}`)} error={errorAt(errors, place)}>
            {(control) => (
              <MoneyInput {...control} value={review[key]} nonNegative currency={claim.currency} onChange={(next) => change({ [key]: next ?? null })} />
            )}
          </Field>
        );
      })}
      <Field
        id={idOf(pageId, reasonPlace)}
        label={t('field.deductReason')}
        optional={!isReasonDue}
        hint={isReasonDue && t('review.deductNeeded')}
        error={errorAt(errors, reasonPlace)}
        wide
      >
        {(control) => (
          <Input.TextArea
            {...control}
            aria-required={isReasonDue}
            rows={2}
            maxLength={500}
            value={review.deductReason}
            onChange={(event) => change({ deductReason: event.target.value })}
          />
        )}
      </Field>
      <Field id={idOf(pageId, { kind: 'header', field: 'internalNote' })} label={t('field.internalNote')} hint={t('review.internalHint')} optional wide>
        {(control) => (
          <Input.TextArea
            {...control}
            rows={2}
            maxLength={500}
            value={review.internalNote}
            onChange={(event) => change({ internalNote: event.target.value })}
          />
        )}
      </Field>
    </FieldGrid>
  );
}
