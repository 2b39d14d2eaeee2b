/** The fields of a sub-dealer, by section. */
import { subDealerRecordsRecord } from '@harrow/api-client/records';
import { DocumentSection, FieldGrid } from '@harrow/ui';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { DictsSelect } from '../../shared/fields/DictsSelect.tsx';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';

const SheetField = sheetFieldsOf(subDealerRecordsRecord, 'subDealer');

/** Where it is on a map. */
export function MapLink({ lat, lng }: { lat: number | null | undefined; lng: number | null | undefined }) {
  const { t } = useTranslation('subDealer');
  if (typeof lat !== 'number' || typeof lng !== 'number') return null;
  return (
    <a href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=12/${lat}/${lng}`} target="_blank" rel="noreferrer noopener">
      {t('map')}
    </a>
  );
}

export function IdentityFields({ autoFocus = false }: { autoFocus?: boolean }) {
  return (
    <>
      <SheetField name="name" required autoFocus={autoFocus} />
      <SheetField name="cooperationStart" required />
      <SheetField name="businessScope" required>
        <DictsSelect dict="business_scope" />
      </SheetField>
    </>
  );
}

export function PlaceFields() {
  const lat = Form.useWatch<number | null | undefined>('lat');
  const lng = Form.useWatch<number | null | undefined>('lng');
  return (
    <>
      <SheetField name="country" required />
      <SheetField name="region" required />
      <SheetField name="address" required wide />
      <SheetField name="lat" />
      <SheetField name="lng" />
      <MapLink lat={lat} lng={lng} />
    </>
  );
}

export function CommunicationFields() {
  return (
    <>
      <SheetField name="manager" required />
      <SheetField name="phone" required inputMode="tel" />
      <SheetField name="email" inputMode="email" />
    </>
  );
}

/** Needed of a workshop before it is handed in. */
export function WorkshopFields() {
  return (
    <>
      <SheetField name="workshopLevel" />
      <SheetField name="mechanicsCount" />
      <SheetField name="serviceRadiusKm" />
    </>
  );
}

/** All of them, each section under its name. */
export function SubDealerSections({ autoFocus = false }: { autoFocus?: boolean }) {
  const { t } = useTranslation('subDealer');
  return (
    <>
      <DocumentSection id="identity" title={t('section.identity')}>
        <FieldGrid>
          <IdentityFields autoFocus={autoFocus} />
        </FieldGrid>
      </DocumentSection>
      <DocumentSection id="place" title={t('section.place')}>
        <FieldGrid>
          <PlaceFields />
        </FieldGrid>
      </DocumentSection>
      <DocumentSection id="communication" title={t('section.communication')}>
        <FieldGrid>
          <CommunicationFields />
        </FieldGrid>
      </DocumentSection>
      <DocumentSection id="workshop" title={t('section.workshop')}>
        <FieldGrid>
          <WorkshopFields />
        </FieldGrid>
      </DocumentSection>
    </>
  );
}
