import { newIdempotencyKey, resultOf, type Vehicle, type VehicleInput, vehicleMastersAdd, vehicleMastersEdit } from '@harrow/api-client';
import { vehicleMastersAddLimits as limits } from '@harrow/api-client/limits';
import { DateInput, FieldGrid, NumberInput, useFieldRules, LimitedInput } from '@harrow/ui';
import { limitRules } from '@harrow/validation/field-rules';
import { readVin } from '@harrow/validation/vin';
import { Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../shared/administration/EditDialog.tsx';
import { DealerPicker } from '../../shared/pickers/DealerPicker.tsx';
import { ProductPicker } from '../../shared/pickers/ProductPicker.tsx';
import { SubDealerSelect } from '../../shared/pickers/SubDealerSelect.tsx';

const vinRules = [...limitRules(limits.vin), { rule: 'pattern', pattern: /^[A-HJ-NPR-Z0-9]*$/ } as const];
const texts = ['engineModel', 'materialCode', 'config', 'color', 'vehicleOrderNo', 'contractNo', 'certificateNo', 'keyNo'] as const;
const entered = ['vin', 'engineNo', 'fourthProduct', 'productionDate', 'shipDate', 'dealerCode', 'subDealerCode', 'power', ...texts] as const;

interface VehicleDialogProps {
  /** Undefined: a new one. */
  vehicle: Vehicle | undefined;
  onClose: () => void;
  onSaved: () => void;
}

/** What is entered of a machine, by the rules of the import. What follows from its life is not typed. */
export function VehicleDialog({ vehicle, onClose, onSaved }: VehicleDialogProps) {
  const { t } = useTranslation('vehicle');
  const rules = useFieldRules().form;
  const [form] = Form.useForm<VehicleInput>();
  const produced = Form.useWatch<string | undefined>('productionDate', form) ?? vehicle?.productionDate;
  const dealer = Form.useWatch<string | undefined>('dealerCode', form) ?? vehicle?.dealerCode;
  // Where a machine stands follows from its way once it has arrived.
  const isPlaced = vehicle !== undefined && vehicle.vehicleStatus !== 'shipped';
  const [key] = useState(newIdempotencyKey);
  const save = (values: VehicleInput): Promise<unknown> => {
    if (!vehicle) return resultOf(vehicleMastersAdd({ body: values, headers: { 'X-Idempotency-Key': key } }));
    return resultOf(vehicleMastersEdit({ body: { ...values, id: vehicle.id, version: vehicle.version } }));
  };
  const initial = vehicle ? Object.fromEntries(entered.map((name) => [name, vehicle[name]])) : {};
  return (
    <EditDialog<VehicleInput>
      title={t(vehicle ? 'edit' : 'add')}
      form={form}
      width={800}
      initialValues={initial}
      save={save}
      onSaved={onSaved}
      onClose={onClose}
    >
      <FieldGrid>
        <Form.Item name="vin" label={t('field.vin')} validateTrigger="onBlur" normalize={readVin} rules={rules(vinRules)}>
          <LimitedInput limit={40} autoComplete="off" disabled={vehicle !== undefined} />
        </Form.Item>
        <Form.Item name="engineNo" label={t('field.engineNo')} rules={rules(limitRules(limits.engineNo))}>
          <LimitedInput limit={limits.engineNo.maxLength} />
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
          <DealerPicker multiple={false} disabled={isPlaced} onChange={() => form.setFieldValue('subDealerCode', null)} />
        </Form.Item>
        <Form.Item name="subDealerCode" label={t('field.subDealerName')} dependencies={['dealerCode']}>
          <SubDealerSelect dealerCode={dealer} disabled={isPlaced || !dealer} />
        </Form.Item>
        <Form.Item name="power" label={t('field.power')} rules={rules(limitRules(limits.power))}>
          <NumberInput decimals={1} nonNegative />
        </Form.Item>
        {texts.map((name) => (
          <Form.Item key={name} name={name} label={t(`field.${name}`)}>
            <LimitedInput limit={limits[name].maxLength} />
          </Form.Item>
        ))}
      </FieldGrid>
    </EditDialog>
  );
}
