/** Fields of a requested change. */
import { subDealerRecordsRecord } from '@harrow/api-client/records';
import { Form } from 'antd';
import { DictsSelect } from '../../shared/pickers/DictsSelect.tsx';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import { MapLink } from './MapLink.tsx';

const SheetField = sheetFieldsOf(subDealerRecordsRecord, 'subDealer');

export function IdentityFields() {
  return (
    <>
      <SheetField name="name" required />
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

export function WorkshopFields() {
  return (
    <>
      <SheetField name="workshopLevel" />
      <SheetField name="mechanicsCount" />
      <SheetField name="serviceRadiusKm" />
    </>
  );
}
