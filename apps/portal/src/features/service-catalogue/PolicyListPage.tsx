import { warrantyPoliciesAdd, warrantyPoliciesEdit, warrantyPoliciesRemove, type WarrantyPolicy, type WarrantyPolicyInput } from '@harrow/api-client';
import { warrantyPoliciesFields as sheet } from '@harrow/api-client/fields';
import { warrantyPoliciesRecord } from '@harrow/api-client/records';
import { Form } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import type { MasterFieldsProps, MasterForm } from '../../shared/master/MasterDialog.tsx';
import { MasterListPage } from '../../shared/master/MasterListPage.tsx';
import { ProductPicker } from '../../shared/pickers/products/ProductPicker.tsx';
import { policyDefaults, warrantyPolicies } from './catalogue.ts';
import { useSiblings } from './CatalogueFields.tsx';
import { stateTones } from './stateTones.ts';

const SheetField = sheetFieldsOf(warrantyPoliciesRecord, 'serviceCatalogue');

const list: SheetList<WarrantyPolicy, typeof sheet> = {
  noun: 'serviceCatalogue',
  texts: 'policies',
  sheet,
  columns: {
    productCode: { fixed: 'left' },
    validFrom: {},
    months: {},
    hours: {},
    mainMonths: {},
    mainHours: {},
    machines: {},
    state: { tones: stateTones },
    noHours: { defaultHidden: true },
    policyCode: { defaultHidden: true },
  },
  query: ['policyCode', 'productCode', 'validFrom', 'months', 'hours', 'noHours', 'mainMonths', 'mainHours'],
  filters: [
    { name: 'productCode', kind: 'product' },
    { name: 'validOn', kind: 'day', label: 'validOn' },
  ],
};

const form: MasterForm<WarrantyPolicy, WarrantyPolicyInput> = {
  fresh: { noHours: 'N' },
  Fields: PolicyFields,
  add: warrantyPoliciesAdd,
  edit: warrantyPoliciesEdit,
  remove: warrantyPoliciesRemove,
};

/** Warranty policies: months and operating hours of cover by product. */
export function PolicyListPage() {
  return (
    <MasterListPage resource={warrantyPolicies} defaults={useMemo(() => policyDefaults(), [])} list={list} siblings={useSiblings('policies')} form={form} />
  );
}

/** Fields of a policy. Machines already delivered keep their terms; a later policy follows it. */
function PolicyFields({ isStored, record }: MasterFieldsProps<WarrantyPolicy>) {
  const { t } = useTranslation('serviceCatalogue');
  const noHours = Form.useWatch<'Y' | 'N'>('noHours') ?? record?.noHours;
  return (
    <>
      {(record?.machines ?? 0) > 0 && <p style={{ gridColumn: '1 / -1', margin: 0 }}>{t('policies.delivered', { count: record?.machines })}</p>}
      <SheetField name="productCode" disabled={isStored}>
        <ProductPicker level={3} anyLevel />
      </SheetField>
      <SheetField name="validFrom" disabled={isStored} />
      <SheetField name="months" />
      <SheetField name="noHours" />
      <SheetField name="hours" disabled={noHours === 'Y'} required={noHours !== 'Y'} />
      <SheetField name="mainMonths" />
      <SheetField name="mainHours" />
    </>
  );
}
