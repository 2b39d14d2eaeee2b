import { DateText, ReadOnlyField } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { FormSlot } from '../../documents/form/document/Slots.tsx';
import { ArrivalFoot } from './ArrivalFoot.tsx';
import { DocumentForm, Field, Section, Slots, useArrival, useList } from './arrivalKind.ts';
import { factsOf } from './factsOf.tsx';
import { FailedItems, FoundItems } from './items/FoundItems.tsx';
import { InspectedItems } from './items/InspectedItems.tsx';
import { railOf } from './rail/railOf.tsx';

/** One sheet: to inspect, to review, to read. */
export function ArrivalPage() {
  const { t } = useTranslation('arrivalAccept');
  return (
    <DocumentForm facts={(arrival) => factsOf(arrival, t)} rail={(arrival) => railOf(arrival, t)} Foot={ArrivalFoot}>
      <Sections />
    </DocumentForm>
  );
}

function Sections() {
  const { readOnly } = useList('items');
  if (!readOnly)
    return (
      <>
        <MachineSection />
        <AcceptanceSection />
        <InspectedItems />
        <ArrivalSlots />
      </>
    );
  // A reviewer looks at failed items and photos first.
  return (
    <>
      <FailedItems />
      <ArrivalSlots />
      <MachineSection />
      <AcceptanceSection />
      <FoundItems />
    </>
  );
}

/** The machine, and by when it has to be inspected. */
function MachineSection() {
  const { t } = useTranslation('arrivalAccept');
  const arrival = useArrival();
  return (
    <Section name="machine">
      <ReadOnlyField label={t('field.vin')}>
        <Link className="hw-link" to={`/vehicle/list/detail/${arrival.vehicleId}`}>
          {arrival.vin}
        </Link>
      </ReadOnlyField>
      <ReadOnlyField label={t('field.fourthProduct')}>{arrival.fourthProduct_dictText}</ReadOnlyField>
      <ReadOnlyField label={t('field.engineNo')}>{arrival.engineNo}</ReadOnlyField>
      <ReadOnlyField label={t('field.vehicleOrderNo')}>{arrival.vehicleOrderNo}</ReadOnlyField>
      <ReadOnlyField label={t('field.arrivalDate')}>
        <DateText value={arrival.arrivalDate} />
      </ReadOnlyField>
      <ReadOnlyField label={t('field.deadline')}>
        <DateText value={arrival.deadline} />
      </ReadOnlyField>
    </Section>
  );
}

/** Acceptance of the machine: date, inspector, condition. */
function AcceptanceSection() {
  const { noHours, arrivalDate, overdueDays, delayReason } = useArrival();
  return (
    <Section name="acceptance">
      <Field name="acceptanceDate" needed earliest={arrivalDate} />
      <Field name="acceptancePersonnel" as="colleague" needed />
      <Field name="acceptancePlace" />
      {!noHours && <Field name="operatingHours" needed />}
      {!noHours && <Field name="mileage" />}
      <Field name="keysQty" />
      <Field name="documentsComplete" />
      <Field name="toolsComplete" />
      {(overdueDays > 0 || delayReason !== null) && <Field name="delayReason" rows={2} wide needed />}
      <Field name="remark" rows={2} wide />
    </Section>
  );
}

/**
 * Photos, the carrier's report and the signature. Slots that follow from the items become required during the inspection; the others depend
 * on the machine.
 */
function ArrivalSlots() {
  const { items, slots } = useArrival();
  const { rows } = useList('items');
  const categories = new Map(items.map(({ itemCode, category }) => [itemCode, category]));
  const isAskedFor: Readonly<Partial<Record<string, boolean>>> = {
    damagePhoto: rows.some(({ id, itemResult }) => itemResult === 'no_pass' && categories.get(id) === 'transport_damage'),
    carrierReport: rows.some(({ handling }) => handling === 'carrier_claim'),
  };
  return (
    <Slots slots={slots.map(({ slot, required }): FormSlot => ({ name: slot, required: isAskedFor[slot] ?? required, isSigned: slot === 'signature' }))} />
  );
}
