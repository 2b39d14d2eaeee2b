import { type ServiceAllowance, type ServiceAllowanceInput, serviceAllowancesAdd, serviceAllowancesEdit, serviceAllowancesRemove } from '@harrow/api-client';
import { serviceAllowancesFields as sheet } from '@harrow/api-client/fields';
import { serviceAllowancesRecord } from '@harrow/api-client/records';
import { Form } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import type { MasterFieldsProps, MasterForm } from '../../shared/master/MasterDialog.tsx';
import { ProductsSelect } from '../../shared/master/masterFields.tsx';
import { MasterListPage } from '../../shared/master/MasterListPage.tsx';
import { serviceAllowanceDefaults, serviceAllowances } from './serviceAllowances.ts';

const SheetField = sheetFieldsOf(serviceAllowancesRecord, 'serviceAllowance');

const isAllowance = (feeType: string): boolean => feeType === 'pdi' || feeType === 'handover';

const list: SheetList<ServiceAllowance, typeof sheet> = {
  noun: 'serviceAllowance',
  sheet,
  columns: {
    feeType: { fixed: 'left' },
    secondProduct: {},
    amount: { strong: true },
    thirdProducts: { all: 'shared:allProducts' },
    validFrom: {},
    validTo: {},
    enabled: {},
  },
  query: ['feeType', 'secondProduct', 'currency', 'amount', 'validFrom', 'validTo', 'enabled'],
  filters: [{ name: 'feeType', choices: isAllowance }, 'secondProduct', 'currency', { name: 'validOn', kind: 'day', label: 'validOn' }],
};

const form: MasterForm<ServiceAllowance, ServiceAllowanceInput> = {
  fresh: { enabled: 'Y' },
  Fields: AllowanceFields,
  add: serviceAllowancesAdd,
  edit: serviceAllowancesEdit,
  remove: serviceAllowancesRemove,
};

/** The maker's allowances for inspections and handovers. */
export function ServiceAllowanceListPage() {
  return <MasterListPage resource={serviceAllowances} defaults={useMemo(() => serviceAllowanceDefaults(), [])} list={list} form={form} />;
}

/** Fields of an allowance; once stored, its purpose, products, currency and first day cannot be changed. */
function AllowanceFields({ isStored, record }: MasterFieldsProps<ServiceAllowance>) {
  const { t: shared } = useTranslation('shared');
  const line = Form.useWatch('secondProduct') ?? record?.secondProduct;
  return (
    <>
      <SheetField name="feeType" choices={isAllowance} disabled={isStored} />
      <SheetField name="secondProduct" disabled={isStored} />
      <SheetField name="thirdProducts" disabled={isStored} none={shared('allProducts')} wide>
        <ProductsSelect level={3} under={line} />
      </SheetField>
      <SheetField name="currency" disabled={isStored} />
      <SheetField name="amount" />
      <SheetField name="validFrom" disabled={isStored} />
      <SheetField name="validTo" />
      <SheetField name="enabled" />
    </>
  );
}
