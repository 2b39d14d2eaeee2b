import type { ServiceFee } from '@harrow/api-client';
import { DateText, type Fact, Money, ReadOnlyField } from '@harrow/ui';
import type { TFunction } from 'i18next';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { LazyDealerPicker } from '../../shared/pickers/dealers/LazyDealerPicker.tsx';
import { FeeFoot } from './FeeFoot.tsx';
import { DocumentForm, Field, Section, Slots, useDocument } from './feeKind.ts';
import { railOf } from './railOf.tsx';
import { SourceLink } from './SourceLink.tsx';
import { StatementLink } from './StatementLink.tsx';

/** One fee: of a document to read, or entered by staff. */
export function ServiceFeePage() {
  const { t } = useTranslation('serviceFee');
  return (
    <DocumentForm facts={(fee) => factsOf(fee, t)} Notice={ReturnedNotice} rail={(fee) => railOf(fee)} Foot={FeeFoot}>
      <FeeSection />
      <SettlementSection />
      <Proof />
    </DocumentForm>
  );
}

const factsOf = (fee: ServiceFee, t: TFunction<'serviceFee'>): Fact[] => [
  { label: t('field.dealerName'), value: fee.dealerName },
  { label: t('field.sourceNo'), value: <SourceLink fee={fee} /> },
  { label: t('field.settlementStatus'), value: fee.settlementStatus_dictText },
  ...(fee.heldReason === null ? [] : [{ label: t('field.heldReason'), value: fee.heldReason_dictText }]),
];

/** Why the manager has returned it. */
function ReturnedNotice({ document: { status, auditOpinion } }: { document: ServiceFee }) {
  const { t } = useTranslation('serviceFee');
  return status === 'no_pass' ? <Alert type="warning" showIcon title={t('returned', { opinion: auditOpinion ?? '' })} /> : null;
}

function FeeSection() {
  const { t } = useTranslation('serviceFee');
  const fee = useDocument();
  return (
    <Section name="fee">
      {fee ? (
        <ReadOnlyField label={t('field.dealerName')}>{fee.dealerName}</ReadOnlyField>
      ) : (
        <Field name="dealerCode" label={t('field.dealerName')}>
          {(control, value, change) => <LazyDealerPicker {...control} multiple={false} value={(value as string | null) ?? ''} onChange={change} />}
        </Field>
      )}
      <Field name="feeType" />
      <Field name="feeDate" />
      <Field name="amount" hint={!fee && t('amountHint')} />
      <Field name="currency" />
      <Field name="vin" />
      {fee?.secondProduct != null && <ReadOnlyField label={t('field.secondProduct')}>{fee.secondProduct_dictText}</ReadOnlyField>}
      <Field name="description" rows={2} wide />
    </Section>
  );
}

/** What became of an approved fee. */
function SettlementSection() {
  const { t } = useTranslation('serviceFee');
  const fee = useDocument();
  if (fee?.status !== 'audit_succeeded') return null;
  return (
    <Section name="settlement">
      <ReadOnlyField label={t('field.settlementStatus')}>{fee.settlementStatus_dictText}</ReadOnlyField>
      {fee.heldReason !== null && <ReadOnlyField label={t('field.heldReason')}>{fee.heldReason_dictText}</ReadOnlyField>}
      <ReadOnlyField label={t('field.statementNo')}>{fee.statementNo && <StatementLink fee={fee} />}</ReadOnlyField>
      <ReadOnlyField label={t('field.settledAmount')}>
        {fee.settledAmount !== null && <Money amount={fee.settledAmount} currency={fee.currency} />}
      </ReadOnlyField>
      <ReadOnlyField label={t('field.settledDate')}>{fee.settledDate !== null && <DateText value={fee.settledDate} />}</ReadOnlyField>
    </Section>
  );
}

/** Fees of documents are proved by them. */
function Proof() {
  const fee = useDocument();
  return fee && fee.feeSource !== 'serviceFee' ? null : <Slots slots={[{ name: 'proof', required: true }]} />;
}
