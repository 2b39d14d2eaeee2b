import { clearable, DictSelect } from '@harrow/ui';
import { Form, Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { HiddenFields } from '../../shared/HiddenFields.tsx';
import { DealerPicker } from '../../shared/pickers/DealerPicker.tsx';
import { ProductPicker } from '../../shared/pickers/ProductPicker.tsx';
import { keepLines, toOneLine } from '../../shared/filters/pastedNumbers.ts';
import { PeriodFilter } from '../../shared/filters/PeriodFilter.tsx';
import { productLevels } from './productLevels.ts';
import type { Filters } from '../../shared/calls/resource.ts';

/** A product of any level; each level is a filter of its own. */
function ProductFilter() {
  const { t } = useTranslation('vehicle');
  const id = useId();
  const form = Form.useFormInstance();
  const chosen = Form.useWatch<Filters>([], form);
  return (
    <>
      <HiddenFields names={productLevels} />
      <Form.Item label={t('list.product')} htmlFor={id}>
        <ProductPicker
          id={id}
          anyLevel
          value={productLevels.map((name) => chosen?.[name]).findLast(Boolean)}
          onChange={(_code, path) => form.setFieldsValue(Object.fromEntries(productLevels.map((name, at) => [name, path[at]?.value])))}
        />
      </Form.Item>
    </>
  );
}

/** Filters of the vehicle list. The maker also chooses among dealers. */
export function VehicleFilters({ isMaker }: { isMaker: boolean }) {
  const { t } = useTranslation('vehicle');
  return (
    <>
      <Form.Item name="vin" label={t('field.vin')} normalize={toOneLine}>
        <Input allowClear={clearable} maxLength={4000} placeholder={t('list.vinHint')} onPaste={keepLines} />
      </Form.Item>
      <ProductFilter />
      <Form.Item name="vehicleStatus" label={t('field.vehicleStatus')}>
        <DictSelect dict="vehicle_status" mode="multiple" />
      </Form.Item>
      {isMaker && (
        <Form.Item name="dealerCode" label={t('field.dealerName')}>
          <DealerPicker multiple={false} />
        </Form.Item>
      )}
      <PeriodFilter name="arrivalDate" label={t('field.arrivalDate')} />
    </>
  );
}
