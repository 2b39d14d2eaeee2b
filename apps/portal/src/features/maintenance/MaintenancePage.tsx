import type { ForceInsurance } from '@harrow/api-client';
import { formatDate } from '@harrow/ui';
import { readVin } from '@harrow/validation/vin';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ReturnNotice } from '../../documents/page/ReturnNotice.tsx';
import { Amounts } from './Amounts.tsx';
import { Checklist } from './Checklist.tsx';
import { ExceptionNotice } from './ExceptionNotice.tsx';
import { factsOf } from './factsOf.tsx';
import { MaintenanceFoot } from './MaintenanceFoot.tsx';
import { DocumentForm, Field, Section, Slots, useDocument, useHasNoHours, useMachine, useValue, VinField } from './maintenanceKind.ts';
import { PlanOfMachine } from './PlanOfMachine.tsx';
import { railOf } from './railOf.tsx';
import { UsedParts } from './UsedParts.tsx';

/** A service of a machine: to write (`add`, `add?vin=…`), to review, to read. Its work comes with the first save, when level and machine are known. */
export function MaintenancePage() {
  const { t } = useTranslation('maintenance');
  const [search] = useSearchParams();
  return (
    <DocumentForm
      begin={{ vin: readVin(search.get('vin') ?? '') || null }}
      facts={(service) => factsOf(service, t)}
      Notice={ServiceNotice}
      rail={(service) => railOf(service, t)}
      Foot={MaintenanceFoot}
    >
      <MachineSection />
      <ServiceSection />
      <Checklist />
      <UsedParts />
      <Amounts />
      <ServiceSlots />
    </DocumentForm>
  );
}

function ServiceNotice({ document: service }: { document: ForceInsurance }) {
  return (
    <>
      <ReturnNotice document={service} />
      <ExceptionNotice service={service} />
    </>
  );
}

/** Machine and service level. */
function MachineSection() {
  const { t } = useTranslation('maintenance');
  const service = useDocument();
  return (
    <Section name="machine">
      <VinField isFixed={(service?.round ?? 0) > 0} fits={t('machine.ok')}>
        {(machine) => <PlanOfMachine machine={machine} />}
      </VinField>
      {service && <Field name="maintLevel" needed />}
    </Section>
  );
}

/** Date, operating hours, technician and place of the service. */
function ServiceSection() {
  const { t } = useTranslation('maintenance');
  const date = useValue('maintDate');
  const delivered = useMachine()?.vehicle?.deliveryDate ?? null;
  return (
    <Section name="service">
      <Field
        name="maintDate"
        problem={date !== null && delivered !== null && date < delivered ? t('service.tooEarly', { date: formatDate(delivered) }) : undefined}
      />
      <Field name="operatingHours" needed={!useHasNoHours()} />
      <Field name="technician" as="colleague" />
      <Field name="place" />
    </Section>
  );
}

/** Photos of the work, and the customer's signature, which can be given in place. */
function ServiceSlots() {
  return (
    <Slots
      slots={[
        { name: 'hourMeterPhoto', required: !useHasNoHours() },
        { name: 'workPhoto', required: true },
        { name: 'customerSignature', required: true, isSigned: true },
        { name: 'oilPhoto' },
      ]}
    />
  );
}
