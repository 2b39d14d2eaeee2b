import { type CheckItem, type CheckItemInput, checkItemsAdd, checkItemsEdit } from '@harrow/api-client';
import { checkItemsAddLimits as limits } from '@harrow/api-client/limits';
import { DateInput, DictSelect, NumberInput } from '@harrow/ui';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { NameFields, ProductsSelect, useRequired, YesNoSelect } from '../../shared/master/masterFields.tsx';
import { MasterDialog } from '../../shared/master/MasterDialog.tsx';
import type { MasterDialogProps } from '../../shared/master/MasterListPage.tsx';

const standardFields = ['standardZh', 'standardEn', 'standardEs', 'standardRu', 'standardFr', 'standardPt'] as const;

/** One version of an item. What documents carry gets a new first day with a change; the server says so at the field. */
export function CheckItemDialog(props: MasterDialogProps<CheckItem>) {
  const { t } = useTranslation('vehicleCheckItem');
  const { record } = props;
  const required = useRequired();
  const [form] = Form.useForm<CheckItemInput>();
  const valueType = Form.useWatch('valueType', form) ?? record?.valueType;
  const line = Form.useWatch('secondProduct', form) ?? record?.secondProduct;
  return (
    <MasterDialog<CheckItem, CheckItemInput>
      {...props}
      title={t(record ? 'items.edit' : 'items.add')}
      form={form}
      width={900}
      fresh={{ valueType: 'pass_fail', photoRequired: 'N', mandatory: 'Y', safety: 'N', sortNo: 0, enabled: 'Y' }}
      add={checkItemsAdd}
      edit={checkItemsEdit}
    >
      <Form.Item name="itemCode" label={t('field.itemCode')} rules={required}>
        <Input maxLength={20} disabled={record !== undefined} />
      </Form.Item>
      <Form.Item name="validFrom" label={t('field.validFrom')} rules={required}>
        <DateInput />
      </Form.Item>
      <Form.Item name="secondProduct" label={t('field.secondProduct')} rules={required}>
        <DictSelect dict="product2" />
      </Form.Item>
      <Form.Item name="thirdProducts" label={t('field.thirdProducts')}>
        <ProductsSelect level={3} under={line} />
      </Form.Item>
      <NameFields />
      {standardFields.map((name) => (
        <Form.Item key={name} name={name} label={t(`field.${name}`)} rules={name === 'standardZh' || name === 'standardEn' ? required : []}>
          <Input.TextArea maxLength={limits[name].maxLength} autoSize={{ minRows: 1, maxRows: 4 }} />
        </Form.Item>
      ))}
      {(['category', 'method', 'valueType'] as const).map((name) => (
        <Form.Item key={name} name={name} label={t(`field.${name}`)} rules={required}>
          <DictSelect dict={name === 'category' ? 'check_category' : name === 'method' ? 'check_method' : 'value_type'} />
        </Form.Item>
      ))}
      {valueType === 'number' && (
        <>
          <Form.Item name="unit" label={t('field.unit')} rules={required}>
            <Input maxLength={limits.unit.maxLength} />
          </Form.Item>
          <Form.Item name="minValue" label={t('field.minValue')}>
            <NumberInput decimals={2} />
          </Form.Item>
          <Form.Item name="maxValue" label={t('field.maxValue')}>
            <NumberInput decimals={2} />
          </Form.Item>
        </>
      )}
      {(['photoRequired', 'mandatory', 'safety', 'enabled'] as const).map((name) => (
        <Form.Item key={name} name={name} label={t(`field.${name}`)}>
          <YesNoSelect />
        </Form.Item>
      ))}
      <Form.Item name="sortNo" label={t('field.sortNo')}>
        <NumberInput decimals={0} nonNegative />
      </Form.Item>
    </MasterDialog>
  );
}
