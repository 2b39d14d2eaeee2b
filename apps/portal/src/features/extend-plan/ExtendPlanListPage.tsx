import { type ExtendPlan, type ExtendPlanInput, extendPlansAdd, extendPlansEdit, extendPlansRemove } from '@harrow/api-client';
import { extendPlansFields as sheet } from '@harrow/api-client/fields';
import { extendPlansRecord } from '@harrow/api-client/records';
import { WideField } from '@harrow/ui';
import { Alert, Form, Select } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import type { MasterFieldsProps, MasterForm } from '../../shared/master/MasterDialog.tsx';
import { NameFields, ProductsSelect } from '../../shared/master/masterFields.tsx';
import { MasterListPage } from '../../shared/master/MasterListPage.tsx';
import { extendPlanDefaults, extendPlans } from './extendPlans.ts';

const SheetField = sheetFieldsOf(extendPlansRecord, 'extendPlan');

const list: SheetList<ExtendPlan, typeof sheet> = {
  noun: 'extendPlan',
  sheet,
  columns: {
    planCode: { fixed: 'left' },
    name: {},
    fee: { strong: true },
    secondProduct: {},
    thirdProducts: { all: 'shared:allProducts' },
    coverageType: {},
    months: {},
    hours: {},
    validFrom: {},
    validTo: {},
    enabled: {},
  },
  query: ['planCode', 'currency', 'fee', 'secondProduct', 'coverageType', 'months', 'hours', 'validFrom', 'validTo', 'enabled'],
  filters: [{ name: 'keyword', label: 'keyword' }, 'secondProduct', 'coverageType', 'currency', { name: 'validOn', kind: 'day', label: 'validOn' }],
};

const form: MasterForm<ExtendPlan, ExtendPlanInput> = {
  fresh: { enabled: 'Y' },
  Fields: ExtendPlanFields,
  add: extendPlansAdd,
  edit: extendPlansEdit,
  remove: extendPlansRemove,
  width: 900,
};

/** Prices of extended warranties, by plan and currency. */
export function ExtendPlanListPage() {
  return <MasterListPage list={list} resource={extendPlans} defaults={useMemo(() => extendPlanDefaults(), [])} form={form} />;
}

const terms = [12, 24, 36] as const;

/** The fee is that of one currency; the rest is the plan's. */
function ExtendPlanFields({ isStored, record }: MasterFieldsProps<ExtendPlan>) {
  const { t: shared } = useTranslation('shared');
  const { t } = useTranslation('extendPlan');
  const line = Form.useWatch('secondProduct') ?? record?.secondProduct;
  return (
    <>
      <SheetField name="planCode" disabled={isStored} />
      <SheetField name="currency" disabled={isStored} />
      <SheetField name="fee" />
      <WideField>
        <Alert type="info" showIcon title={t('sameForAll')} />
      </WideField>
      <NameFields />
      <SheetField name="secondProduct" />
      <SheetField name="coverageType" />
      <SheetField name="thirdProducts" none={shared('allProducts')} wide>
        <ProductsSelect level={3} under={line} />
      </SheetField>
      <SheetField name="months">
        <Select options={terms.map((n) => ({ value: n, label: t('months', { n }) }))} />
      </SheetField>
      <SheetField name="hours" />
      <SheetField name="validFrom" />
      <SheetField name="validTo" />
      <SheetField name="enabled" />
    </>
  );
}
