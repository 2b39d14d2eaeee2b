import { type VehicleInput, vehicleMastersAdd, resultOf } from '@harrow/api-client';
import { vehicleMastersAddLimits as limits } from '@harrow/api-client/limits';
import { DateInput, FieldGrid, NumberInput, useFieldRules } from '@harrow/ui';
import { limitRules } from '@harrow/validation/field-rules';
import { normaliseVin } from '@harrow/validation/vin';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../shared/administration/EditDialog.tsx';
import { DealerPicker } from '../../shared/pickers/DealerPicker.tsx';
import { ProductPicker } from '../../shared/pickers/ProductPicker.tsx';

const vinRules = [...limitRules(limits.vin), { rule: 'pattern', pattern: /^[A-HJ-NPR-Z0-9]*$/ } as const];
const texts = ['engineModel', 'materialCode', 'config', 'color', 'vehicleOrderNo', 'contractNo', 'certificateNo', 'keyNo', 'subDealerCode'] as const;

/** A machine that was shipped, by the rules of the import (domain design 2.13). What follows from its life is not typed. */
export function VehicleDialog({ onClose, onSaved }: { onClose: () => void; onSaved: () => void }) {
  const { t } = useTranslation('vehicle');
  const rules = useFieldRules().form;
  const [form] = Form.useForm<VehicleInput>();
  const produced = Form.useWatch<string | undefined>('productionDate', form);
  const save = (body: VehicleInput): Promise<unknown> => resultOf(vehicleMastersAdd({ body }));
  return (
    <EditDialog<VehicleInput> title={t('add')} form={form} width={800} initialValues={{}} save={save} onSaved={onSaved} onClose={onClose}>
      <FieldGrid>
        <Form.Item name="vin" label={t('field.vin')} validateTrigger="onBlur" normalize={normaliseVin} rules={rules(vinRules)}>
          <Input maxLength={40} autoComplete="off" />
        </Form.Item>
        <Form.Item name="engineNo" label={t('field.engineNo')} rules={rules(limitRules(limits.engineNo))}>
          <Input maxLength={limits.engineNo.maxLength} />
        </Form.Item>
        <Form.Item name="fourthProduct" label={t('field.fourthProduct')} rules={rules(limitRules(limits.fourthProduct))}>
          <ProductPicker />
        </Form.Item>
        <Form.Item name="productionDate" label={t('field.productionDate')} rules={rules(limitRules(limits.productionDate))}>
          <DateInput />
        </Form.Item>
        <Form.Item name="shipDate" label={t('field.shipDate')}>
          <DateInput {...(produced && { min: produced })} />
        </Form.Item>
        <Form.Item name="dealerCode" label={t('field.dealerName')} rules={rules(limitRules(limits.dealerCode))}>
          <DealerPicker multiple={false} />
        </Form.Item>
        <Form.Item name="power" label={t('field.power')} rules={rules(limitRules(limits.power))}>
          <NumberInput decimals={1} nonNegative />
        </Form.Item>
        {texts.map((name) => (
          <Form.Item key={name} name={name} label={t(`field.${name}`)}>
            <Input maxLength={limits[name].maxLength} />
          </Form.Item>
        ))}
      </FieldGrid>
    </EditDialog>
  );
}
