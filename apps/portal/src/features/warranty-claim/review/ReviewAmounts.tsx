import type { WarrantyClaim } from '@harrow/api-client';
import { FieldGrid, MoneyInput } from '@harrow/ui';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { anchorOf } from '../form/claimErrors.ts';
import { errorAt, useClaimEditing } from '../form/editing.ts';
import { Field } from '../form/Field.tsx';
import type { Reviewing } from './reviewing.ts';

const feeFields = [
  { field: 'auditTravelFee', key: 'travelFee' },
  { field: 'auditOtherFee', key: 'otherFee' },
] as const;

/** What the reviewer approves beside the lines, and why less than was claimed. */
export function ReviewAmounts({ claim, reviewing: { review, change } }: { claim: WarrantyClaim; reviewing: Reviewing }) {
  const { t } = useTranslation('warrantyClaim');
  const { errors } = useClaimEditing();
  return (
    <FieldGrid>
      {feeFields.map(({ field, key }) => {
        const place = { kind: 'header', field } as const;
        return (
          <Field key={field} id={anchorOf(place)} label={t(`review.${field}`)} error={errorAt(errors, place)}>
            {(control) => (
              <MoneyInput {...control} value={review[key]} nonNegative currency={claim.currency} onChange={(next) => change({ [key]: next ?? null })} />
            )}
          </Field>
        );
      })}
      <Field id="claim-deductReason" label={t('review.deductReason')} optional wide>
        {(control) => (
          <Input.TextArea
            {...control}
            rows={2}
            maxLength={500}
            value={review.deductReason}
            onChange={(event) => change({ deductReason: event.target.value })}
          />
        )}
      </Field>
      <Field id="claim-internalNote" label={t('review.internalNote')} hint={t('review.internalHint')} optional wide>
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
