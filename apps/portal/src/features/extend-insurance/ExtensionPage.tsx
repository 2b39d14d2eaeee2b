import type { ExtendInsurance } from '@harrow/api-client';
import { DateText, ReadOnlyField } from '@harrow/ui';
import { readVin } from '@harrow/validation/vin';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { mayEdit } from '../../documents/form/document/formKind.ts';
import { ReturnNotice } from '../../documents/page/ReturnNotice.tsx';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { CoverOfMachine } from './CoverOfMachine.tsx';
import { CoverSection } from './CoverSection.tsx';
import { ExtensionFoot } from './ExtensionFoot.tsx';
import { DocumentForm, Field, Section, Slots, useDocument, useHasNoHours, useIsFrozen, VinField } from './extensionKind.ts';
import { factsOf } from './factsOf.tsx';
import { PlanSection } from './PlanSection.tsx';
import { railOf } from './railOf.tsx';
import { ServicesSection } from './ServicesSection.tsx';

/** An application for an extended warranty: to write (`add`, `add?vin=…`), to review, to pay, to read. */
export function ExtensionPage() {
  const { t } = useTranslation('extendInsurance');
  const [search] = useSearchParams();
  return (
    <DocumentForm
      begin={{ payMethod: 'prepayment', vin: readVin(search.get('vin') ?? '') || null }}
      facts={(extension) => factsOf(extension, t)}
      Notice={ExtensionNotice}
      rail={(extension) => railOf(extension, t)}
      Foot={ExtensionFoot}
    >
      <MachineSection />
      <Terms />
      <Section name="payment">
        <Field name="payMethod" radio />
        <Field name="remark" rows={2} wide />
      </Section>
      <ExtensionSlots />
    </DocumentForm>
  );
}

/** Notices above an extension: the reason for its return, and a missed service. */
function ExtensionNotice({ document: extension }: { document: ExtendInsurance }) {
  const { t } = useTranslation('extendInsurance');
  return (
    <>
      <ReturnNotice document={extension} />
      {extension.maintenanceComplete === 'N' && extension.status === 'submitted' && <Alert type="warning" showIcon title={t('gap')} />}
    </>
  );
}

/** Machine and operating hours. */
function MachineSection() {
  const { t } = useTranslation('extendInsurance');
  const extension = useDocument();
  const isFrozen = useIsFrozen();
  const isRemembered = extension !== undefined && (isFrozen || !mayEdit(extension));
  return (
    <Section name="machine">
      <VinField isFixed={isFrozen}>{() => <CoverOfMachine />}</VinField>
      {isRemembered && (
        <ReadOnlyField label={t('field.deliveryDate')}>
          <DateText value={extension.deliveryDate} />
        </ReadOnlyField>
      )}
      <Field name="operatingHours" needed={!useHasNoHours()} />
      {isFrozen && mayEdit(extension!) && (
        <div data-wide>
          <CoverOfMachine />
        </div>
      )}
    </Section>
  );
}

/** Choice of a plan; then the cover of the chosen one, and the machine's service history for it. */
function Terms() {
  const extension = useDocument();
  if (!extension || mayEdit(extension)) return <PlanSection />;
  return (
    <>
      <CoverSection extension={extension} />
      <ServicesSection extension={extension} />
    </>
  );
}

/** Photos and the contract; the proof of a transfer may follow until it is paid. */
function ExtensionSlots() {
  const isMaker = isMakerUser(useStore(userStore));
  const mayAdd = usePermission('extendInsurance:edit') && !isMaker;
  const status = useDocument()?.status;
  return (
    <Slots
      slots={[
        { name: 'hourMeterPhoto', required: !useHasNoHours() },
        { name: 'machinePhoto', required: true },
        { name: 'contractScan', required: true },
        { name: 'paymentProof', isLate: mayAdd && (status === 'submitted' || status === 'pass') },
      ]}
    />
  );
}
