import { readVin } from '@harrow/validation/vin';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { factsOf } from './factsOf.tsx';
import { HandoverFoot } from './HandoverFoot.tsx';
import { DocumentForm, Field, Section, Slots } from './handoverKind.ts';
import { railOf } from './rail/railOf.tsx';
import { MachineFields } from './sections/MachineFields.tsx';
import { OwnerFields } from './sections/OwnerFields.tsx';
import { TrainingFields } from './sections/TrainingFields.tsx';
import { WarrantyPreview } from './sections/WarrantyPreview.tsx';

/** Its sections are filled in one after the other. */
const steps = ['machine', 'owner', 'training', 'warranty', 'files'] as const;

/** Slots in the order of the page, as the server asks for them. */
const slots = [
  { name: 'handoverPhoto', required: true },
  { name: 'invoiceScan', required: true },
  { name: 'customerSignature', required: true, isSigned: true },
  { name: 'trainerSignature', required: true, isSigned: true },
  { name: 'trainingPhoto' },
  { name: 'idScan' },
] as const;

/** One handover: to write (`add`, `add?vin=…`), to review, to read. */
export function HandoverPage() {
  const { t } = useTranslation('handoverTrain');
  const [search] = useSearchParams();
  const { country, currency, dealerLanguage } = useStore(userStore) ?? {};
  return (
    <DocumentForm
      begin={{
        vin: readVin(search.get('vin') ?? '') || null,
        endUserSame: 'Y',
        ownerCountry: country ?? null,
        currency: currency ?? null,
        printLanguage: dealerLanguage ?? null,
      }}
      facts={(handover) => factsOf(handover, t)}
      rail={(handover) => railOf(handover, t)}
      steps={steps}
      Foot={HandoverFoot}
    >
      <Section name="machine">
        <MachineFields />
      </Section>
      <Section name="owner">
        <OwnerFields />
      </Section>
      <Section name="training">
        <TrainingFields />
      </Section>
      <Section name="warranty">
        <WarrantyPreview />
        <Field name="printLanguage" />
        <Field name="remark" rows={2} wide />
      </Section>
      <Slots slots={slots} />
    </DocumentForm>
  );
}
