/** The fields of a dealer, by section. */
import { dealerMastersRecord } from '@harrow/api-client/records';
import { WideField } from '@harrow/ui';
import { Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { DictsSelect } from '../../shared/pickers/DictsSelect.tsx';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import { usePhoneRule } from '../../shared/fields/usePhoneRule.ts';
import { ProductsSelect } from '../../shared/master/masterFields.tsx';

const SheetField = sheetFieldsOf(dealerMastersRecord, 'dealer');

interface StoredProps {
  isStored: boolean;
}

export function IdentityFields({ isStored }: StoredProps) {
  return (
    <>
      <SheetField name="dealerCode" required disabled={isStored} autoFocus={!isStored} />
      <SheetField name="dealerName" required />
      <SheetField name="shortName" required />
      <SheetField name="attribute" required />
    </>
  );
}

interface PlaceFieldsProps {
  lat?: number | null | undefined;
  lng?: number | null | undefined;
}

export function PlaceFields({ lat, lng }: PlaceFieldsProps) {
  const { t } = useTranslation('dealer');
  const hasPin = typeof lat === 'number' && typeof lng === 'number';
  return (
    <>
      <SheetField name="country" required />
      <SheetField name="region" required />
      <SheetField name="marketGroup" required />
      <SheetField name="province" />
      <SheetField name="address" required wide />
      <SheetField name="lat" />
      <SheetField name="lng" />
      {hasPin && (
        <Form.Item label={t('map.label')}>
          <a href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=12/${lat}/${lng}`} target="_blank" rel="noreferrer noopener">
            {t('map.open')}
          </a>
        </Form.Item>
      )}
    </>
  );
}

export function BusinessFields({ isStored }: StoredProps) {
  const { t } = useTranslation('dealer');
  return (
    <>
      <SheetField name="industry" required>
        <DictsSelect dict="industry" />
      </SheetField>
      <SheetField name="authorisedProducts" required>
        <ProductsSelect level={2} placeholder={t('choose')} />
      </SheetField>
      <SheetField name="settlementCurrency" required disabled={isStored} />
      <SheetField name="creditLimit" />
    </>
  );
}

/** The zones that this browser knows; the server knows the same by their IANA names. */
const zones = Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value }));

export function CommunicationFields() {
  const { t } = useTranslation('dealer');
  return (
    <>
      <SheetField name="phone" required inputMode="tel" />
      <SheetField name="email" required inputMode="email" />
      <SheetField name="website" />
      <SheetField name="language" required />
      <SheetField name="timezone" required>
        <Select showSearch placeholder={t('choose')} options={zones} />
      </SheetField>
    </>
  );
}

export function ContractFields() {
  return (
    <>
      <SheetField name="contractNo" />
      <SheetField name="contractStart" />
      <SheetField name="contractEnd" />
    </>
  );
}

/** Who begins there; all of it, or nothing. */
export function AdministratorFields() {
  const { t } = useTranslation('dealer');
  const phoneRule = usePhoneRule(['firstAdmin', 'phone'], 'country');
  const isNamed = Boolean(Form.useWatch<string | undefined>(['firstAdmin', 'username']));
  const required = isNamed ? [{ required: true, whitespace: true, message: t('shared:required') }] : [];
  return (
    <>
      <WideField>
        <p>{t('administrator.hint')}</p>
      </WideField>
      <Form.Item name={['firstAdmin', 'username']} label={t('field.username')}>
        <Input maxLength={18} autoComplete="off" />
      </Form.Item>
      <Form.Item name={['firstAdmin', 'realname']} label={t('field.realname')} rules={required}>
        <Input maxLength={50} />
      </Form.Item>
      <Form.Item name={['firstAdmin', 'email']} label={t('field.email')} rules={required}>
        <Input maxLength={254} inputMode="email" />
      </Form.Item>
      <Form.Item name={['firstAdmin', 'phone']} label={t('field.phone')} validateTrigger="onBlur" rules={[phoneRule]}>
        <Input maxLength={50} inputMode="tel" />
      </Form.Item>
    </>
  );
}
