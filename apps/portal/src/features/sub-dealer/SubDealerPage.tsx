import type { SubDealer } from '@harrow/api-client';
import { StatusTag, type Fact } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { useRecordId } from '../../documents/page/DocumentRecord.tsx';
import { mayEdit } from '../../documents/form/document/formKind.ts';
import { billStatusTones } from '../../shared/billStatus.ts';
import { MasterHistory } from '../../shared/changes/MasterHistory.tsx';
import { DictsSelect } from '../../shared/pickers/DictsSelect.tsx';
import { usePermission } from '../../shared/usePermission.ts';
import { MapLink } from './MapLink.tsx';
import { SubDealerActions } from './SubDealerActions.tsx';
import { SubDealerFoot } from './SubDealerFoot.tsx';
import { DocumentForm, Field, Section, Slots, useDocument, useValue } from './subDealerKind.ts';
import { SubDealerNotices } from './SubDealerNotices.tsx';
import { standingTones } from './subDealers.ts';
import { UnitUsers } from './UnitUsers.tsx';

/** A sub-dealer: proposed by its dealer, admitted by the maker, with its status since. */
export function SubDealerPage() {
  const { t } = useTranslation('subDealer');
  const isNew = useRecordId() === undefined;
  const facts = (unit: SubDealer): Fact[] => [
    { label: t('field.subDealerCode'), value: unit.subDealerCode },
    { label: t('field.dealerName'), value: unit.dealerName },
    { label: t('field.businessScope'), value: unit.businessScope_dictText },
    { label: t('field.vehicleCount'), value: unit.vehicleCount },
    { label: t('field.userCount'), value: unit.userCount },
  ];
  return (
    <DocumentForm
      begin={{ businessScope: [] }}
      facts={facts}
      status={(unit) => <Statuses unit={unit} />}
      headActions={(unit) => <SubDealerActions unit={unit} />}
      Notice={SubDealerNotices}
      rail={({ id, departId }) => ({
        hasComments: false,
        first: departId ? [{ key: 'users', title: t('field.userCount'), open: false, content: <UnitUsers departId={departId} /> }] : [],
        changes: <MasterHistory id={id} words={words} />,
      })}
      Foot={SubDealerFoot}
    >
      <Section name="identity">
        <Field name="name" autoFocus={isNew} />
        <Field name="cooperationStart" mayBeAhead={90} />
        <Field name="businessScope">
          {(control, value, change) => <DictsSelect {...control} dict="business_scope" value={value as string[]} onChange={change} />}
        </Field>
      </Section>
      <PlaceSection />
      <Section name="communication">
        <Field name="manager" />
        <Field name="phone" inputMode="tel" />
        <Field name="email" inputMode="email" />
      </Section>
      <WorkshopSection />
      <Files />
    </DocumentForm>
  );
}

/** Words of the history: dictionaries of the fields that hold a code. */
const words = {
  docType: 'subDealer',
  namespace: 'subDealer',
  dictionaries: {
    status: 'bill_status',
    country: 'country',
    workshopLevel: 'workshop_level',
    dealerStatus: 'dealer_status',
    statusReason: 'dealer_status_reason',
    requestType: 'sub_dealer_request',
    requestReason: 'dealer_status_reason',
  },
};

/** Status of the sub-dealer, and of its proposal until it is admitted. */
function Statuses({ unit }: { unit: SubDealer }) {
  return (
    <>
      {unit.dealerStatus && <StatusTag color={standingTones[unit.dealerStatus]} text={unit.dealerStatus_dictText} />}
      {unit.status !== 'pass' && <StatusTag color={billStatusTones[unit.status]} text={unit.status_dictText} />}
    </>
  );
}

function PlaceSection() {
  const unit = useDocument();
  const map = <MapLink lat={useValue('lat')} lng={useValue('lng')} />;
  const isRead = unit !== undefined && !mayEdit(unit);
  return (
    <Section name="place">
      <Field name="country" />
      <Field name="region" />
      <Field
        name="address"
        wide
        text={(address) => (
          <>
            {address as string} {map}
          </>
        )}
      />
      {!isRead && (
        <>
          <Field name="lat" />
          <Field name="lng" />
          {map}
        </>
      )}
    </Section>
  );
}

/** Data of the workshop, needed to submit a sub-dealer with service. */
function WorkshopSection() {
  const needed = useValue('businessScope')?.includes('service') ?? false;
  return (
    <Section name="workshop">
      <Field name="workshopLevel" needed={needed} />
      <Field name="mechanicsCount" needed={needed} />
      <Field name="serviceRadiusKm" needed={needed} />
    </Section>
  );
}

/** Photos of the shop belong to the proposal; the licence may come later. */
function Files() {
  const { t } = useTranslation('subDealer');
  const isLate = usePermission('subDealer:edit');
  const unit = useDocument();
  return (
    <Slots
      slots={[
        { name: 'shopPhotos', required: true, ...((!unit || mayEdit(unit)) && { label: t('photos') }) },
        { name: 'licence', isLate },
      ]}
    />
  );
}
