import { Money, ReadOnlyField } from '@harrow/ui';
import { readVin } from '@harrow/validation/vin';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { factsOf } from './factsOf.tsx';
import { InsuranceFoot } from './InsuranceFoot.tsx';
import { DocumentForm, Field, Section, Slots, useDocument, useValue, VinField } from './insuranceKind.ts';
import { PoliciesOfMachine } from './PoliciesOfMachine.tsx';
import { railOf } from './railOf.tsx';
import { useProposals } from './useProposals.ts';

/** A policy: to write (`add`, `add?vin=…`), to review, to read, to renew. */
export function InsurancePage() {
  const { t } = useTranslation('forceInsurance');
  const [search] = useSearchParams();
  return (
    <DocumentForm
      begin={{ insuranceType: 'third_party', vin: readVin(search.get('vin') ?? '') || null }}
      facts={(policy) => factsOf(policy, t)}
      rail={(policy) => railOf(policy, t)}
      Foot={InsuranceFoot}
    >
      <Section name="machine">
        <MachineFields />
      </Section>
      <Section name="policy">
        <PolicyFields />
        <Settled />
      </Section>
      <Section name="registration">
        <Field name="plateNo" />
        <Field name="registrationNo" />
        <Field name="registrationDate" />
      </Section>
      <Section name="insured">
        <Field name="insuredName" />
        <Field name="insuredIdNo" />
      </Section>
      <Slots slots={[{ name: 'policyScan', required: true }, { name: 'vehicleLicence' }, { name: 'platePhoto' }]} />
    </DocumentForm>
  );
}

/** The machine, its last policy, and which kind of policy it is. */
function MachineFields() {
  const { t } = useTranslation('forceInsurance');
  useProposals();
  return (
    <>
      <VinField isFixed={(useDocument()?.round ?? 0) > 0} fits={t('machine.ok')}>
        {(machine) => <PoliciesOfMachine machine={machine} />}
      </VinField>
      <Field name="insuranceType" />
    </>
  );
}

/** Insurer, period and price of the policy. */
function PolicyFields() {
  const { t } = useTranslation('forceInsurance');
  const [start, end] = [useValue('policyStart'), useValue('policyEnd')];
  return (
    <>
      <Field name="insurer" />
      <Field name="policyNo" />
      <Field name="policyStart" mayBeAhead />
      <Field name="policyEnd" mayBeAhead problem={start !== null && end !== null && end <= start ? t('policy.endsFirst') : undefined} />
      <Field name="insuredAmount" />
      <Field name="premium" />
    </>
  );
}

/** The maker's contribution and its settlement. */
function Settled() {
  const { t } = useTranslation('forceInsurance');
  const policy = useDocument();
  if (!policy || policy.subsidyAmount === null) return null;
  return (
    <>
      <ReadOnlyField label={t('field.subsidyAmount')}>
        <Money amount={policy.subsidyAmount} currency={policy.currency ?? undefined} />
      </ReadOnlyField>
      {policy.settlementStatus_dictText && (
        <ReadOnlyField label={t('field.settlementStatus')}>{[policy.settlementStatus_dictText, policy.statementNo].filter(Boolean).join(' · ')}</ReadOnlyField>
      )}
    </>
  );
}
