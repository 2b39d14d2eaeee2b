import { newIdempotencyKey, resultOf, type Vehicle, type VehicleInput, vehicleMastersAdd, vehicleMastersEdit } from '@harrow/api-client';
import { vehicleMastersAddLimits as limits } from '@harrow/api-client/limits';
import { vehiclesRecord } from '@harrow/api-client/records';
import { FieldGrid, NumberInput, useFieldRules, LimitedInput } from '@harrow/ui';
import { limitRules } from '@harrow/validation/field-rules';
import { readVin } from '@harrow/validation/vin';
import { Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../shared/administration/EditDialog.tsx';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import { DealerPicker } from '../../shared/pickers/dealers/DealerPicker.tsx';
import { ProductPicker } from '../../shared/pickers/products/ProductPicker.tsx';
import { SubDealerSelect } from '../../shared/pickers/dealers/SubDealerSelect.tsx';

const vinRules = [...limitRules(limits.vin), { rule: 'pattern', pattern: /^[A-HJ-NPR-Z0-9]*$/ } as const];
const SheetField = sheetFieldsOf(vehiclesRecord, 'vehicle');

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
  return (
    <EditDialog<VehicleInput>
      title={t(vehicle ? 'edit' : 'add')}
      form={form}
      width={800}
      initialValues={vehicle ?? {}}
      save={save}
      onSaved={onSaved}
      onClose={onClose}
    >
      <FieldGrid>
        <Form.Item name="vin" label={t('field.vin')} validateTrigger="onBlur" normalize={readVin} rules={rules(vinRules)}>
          <LimitedInput limit={40} autoComplete="off" disabled={vehicle !== undefined} />
        </Form.Item>
        <SheetField name="engineNo" />
        <SheetField name="fourthProduct">
          <ProductPicker />
        </SheetField>
        <SheetField name="productionDate" />
        <SheetField name="shipDate" {...(produced && { earliest: produced })} />
        <SheetField name="dealerCode" label={t('field.dealerName')} disabled={isPlaced}>
          <DealerPicker multiple={false} onChange={() => form.setFieldValue('subDealerCode', null)} />
        </SheetField>
        <SheetField name="subDealerCode" label={t('field.subDealerName')} disabled={isPlaced}>
          <SubDealerSelect dealerCode={dealer} disabled={!dealer} />
        </SheetField>
        <SheetField name="power">
          <NumberInput decimals={1} nonNegative />
        </SheetField>
        <SheetField name="engineModel" />
        <SheetField name="materialCode" />
        {(['config', 'color'] as const).map((name) => (
          // Any text, which may be that of a dictionary.
          <Form.Item key={name} name={name} label={t(`field.${name}`)}>
            <LimitedInput limit={limits[name].maxLength} />
          </Form.Item>
        ))}
        <SheetField name="vehicleOrderNo" />
        <SheetField name="contractNo" />
        <SheetField name="certificateNo" />
        <SheetField name="keyNo" />
      </FieldGrid>
    </EditDialog>
  );
}
