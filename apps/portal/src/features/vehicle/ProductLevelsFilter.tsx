import { Form } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { HiddenFields } from '../../shared/HiddenFields.tsx';
import { ProductPicker } from '../../shared/pickers/products/ProductPicker.tsx';
import type { Filters } from '../../shared/calls/resource.ts';
import { productLevels } from './productLevels.ts';

/** A product of any level; each level is a filter of its own. */
export function ProductLevelsFilter() {
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
