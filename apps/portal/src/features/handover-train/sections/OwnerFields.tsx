import { DictSelect } from '@harrow/ui';
import { Field, useValue } from '../handoverKind.ts';

/** Owner and operator of the machine. */
export function OwnerFields() {
  const isOther = useValue('endUserSame') !== 'Y';
  return (
    <>
      <Field name="ownerName" />
      <Field name="ownerPhone" inputMode="tel" country="ownerCountry" />
      <Field name="ownerEmail" inputMode="email" />
      <Field name="ownerIdNo" />
      <Field name="ownerCountry" />
      <Field name="ownerRegion" />
      <Field name="ownerAddress" wide />
      <Field name="endUserSame" />
      {isOther && <Field name="endUserName" needed />}
      {isOther && <Field name="endUserPhone" inputMode="tel" country="ownerCountry" />}
      <Field name="endUserType" />
      <Field name="industry" />
      <Field name="cropType">
        {(control, value, change) => (
          <DictSelect
            {...control}
            mode="multiple"
            dict="crop"
            value={(value as string | null) ?? ''}
            onChange={(crops) => change(typeof crops === 'string' && crops !== '' ? crops : null)}
          />
        )}
      </Field>
      <Field name="farmSizeHa" />
    </>
  );
}
