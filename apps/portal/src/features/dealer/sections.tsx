/** The sections of a dealer that its form types. */
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFormPart } from '../../documents/form/document/openForm.ts';
import { isBlank } from '../../documents/form/engine/isSameValue.ts';
import { ProductsSelect } from '../../shared/master/masterFields.tsx';
import { DictsSelect } from '../../shared/pickers/DictsSelect.tsx';
import { Field, Section, useDocument, useValue } from './dealerKind.ts';
import { administratorFields } from './dealers.ts';

export function IdentitySection() {
  const isNew = useDocument() === undefined;
  return (
    <Section name="identity">
      <Field name="dealerCode" autoFocus={isNew} />
      <Field name="dealerName" />
      <Field name="shortName" />
      <Field name="attribute" />
    </Section>
  );
}

export function PlaceSection() {
  const { t } = useTranslation('dealer');
  const [lat, lng] = [useValue('lat'), useValue('lng')];
  const map = !isBlank(lat) && !isBlank(lng) && (
    <a className="hw-link" href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=12/${lat}/${lng}`} target="_blank" rel="noreferrer noopener">
      {t('map.open')}
    </a>
  );
  return (
    <Section name="place" extra={map}>
      <Field name="country" />
      <Field name="region" />
      <Field name="marketGroup" />
      <Field name="province" />
      <Field name="address" wide />
      <Field name="lat" />
      <Field name="lng" />
    </Section>
  );
}

export function BusinessSection() {
  const { t } = useTranslation('dealer');
  const isNew = useDocument() === undefined;
  return (
    <Section name="business">
      <Field name="industry">{(control, value, change) => <DictsSelect {...control} dict="industry" value={value as string[]} onChange={change} />}</Field>
      <Field name="authorisedProducts">
        {(control, value, change) => <ProductsSelect {...control} level={2} placeholder={t('choose')} value={value as string[]} onChange={change} />}
      </Field>
      {/* That of a stored dealer stands among its terms, where it is changed. */}
      {isNew && <Field name="settlementCurrency" />}
      <Field name="creditLimit" />
    </Section>
  );
}

/** The zones that this browser knows; the server knows the same by their IANA names. */
const zones = Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value }));

export function CommunicationSection() {
  const { t } = useTranslation('dealer');
  return (
    <Section name="communication">
      <Field name="phone" inputMode="tel" />
      <Field name="email" inputMode="email" />
      <Field name="website" />
      <Field name="language" />
      <Field name="timezone">
        {(control, value, change) => (
          <Select {...control} showSearch placeholder={t('choose')} options={zones} value={value as string | null} onChange={change} />
        )}
      </Field>
    </Section>
  );
}

export function ContractSection() {
  return (
    <Section name="contract">
      <Field name="contractNo" />
      <Field name="contractStart" mayBeAhead />
      <Field name="contractEnd" mayBeAhead />
    </Section>
  );
}

/** First administrator of a new dealer; all fields, or none. */
export function AdministratorSection() {
  const { t } = useTranslation('dealer');
  const needed = useFormPart(({ mine }) => administratorFields.some((field) => !isBlank(mine[field])));
  return (
    <Section name="administrator" description={t('administrator.hint')}>
      <Field name="firstAdmin.username" needed={needed} />
      <Field name="firstAdmin.realname" needed={needed} />
      <Field name="firstAdmin.email" needed={needed} inputMode="email" />
      <Field name="firstAdmin.phone" inputMode="tel" />
    </Section>
  );
}
