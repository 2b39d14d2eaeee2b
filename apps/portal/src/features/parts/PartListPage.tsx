import { type PartItem, type PartMasterInput, partMastersAdd, partMastersEdit, partMastersRemove } from '@harrow/api-client';
import { type Chip, DictSelect, lazyPart, NumberInput, LimitedInput } from '@harrow/ui';
import { Form } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NameFields, useRequired, YesNoItem } from '../../shared/master/masterFields.tsx';
import type { MasterFieldsProps, MasterForm } from '../../shared/master/MasterDialog.tsx';
import { MasterListPage } from '../../shared/master/MasterListPage.tsx';
import { SupplierSelect } from '../../shared/pickers/suppliers.tsx';
import { useSiteActions } from '../../shared/sites/useSiteActions.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { FitFields } from './FitFields.tsx';
import { partList } from './partColumns.tsx';
import { parts } from './parts.ts';

const PartPictures = lazyPart(async () => ({ default: (await import('./PartPictures.tsx')).PartPictures }));

/** Parts and prices lead to each other, for users who maintain prices. */
export function usePartSiblings(current: 'parts' | 'prices'): Chip[] | undefined {
  const { t } = useTranslation('parts');
  if (!usePermission('parts:edit')) return undefined;
  return [
    { key: '/parts/list', label: t('title'), active: current === 'parts' },
    { key: '/parts/list/prices', label: t('prices.title'), active: current === 'prices' },
  ];
}

const form: MasterForm<PartItem, PartMasterInput> = {
  fresh: { unit: 'pc', minOrderMultiple: 1, coreReturn: 'N', serialised: 'N', enabled: 'Y' },
  Fields: PartFields,
  add: partMastersAdd,
  edit: partMastersEdit,
  remove: partMastersRemove,
};

/** The parts catalogue with the price and the stock that concern the user. */
export function PartListPage() {
  const { t } = useTranslation('parts');
  const [shown, setShown] = useState<PartItem>();
  const sites = useSiteActions(['epc']);
  return (
    <>
      <MasterListPage
        list={partList}
        resource={parts}
        siblings={usePartSiblings('parts')}
        exportPath="/api/portal/parts/exportXls"
        rowActions={(part) => [{ key: 'pictures', label: t('pictures'), onClick: () => setShown(part) }, ...sites({ partsCode: part.partsCode })]}
        form={form}
      />
      <Suspense>{shown && <PartPictures part={shown} onClose={() => setShown(undefined)} />}</Suspense>
    </>
  );
}

function PartFields({ isStored }: MasterFieldsProps<PartItem>) {
  const { t } = useTranslation('parts');
  const required = useRequired();
  return (
    <>
      <Form.Item name="partsCode" label={t('field.partsCode')} rules={required}>
        <LimitedInput limit={30} disabled={isStored} />
      </Form.Item>
      <Form.Item name="partsCategory" label={t('field.partsCategory')} rules={required}>
        <DictSelect dict="parts_category" />
      </Form.Item>
      <NameFields />
      <Form.Item name="specification" label={t('field.specification')}>
        <LimitedInput limit={200} />
      </Form.Item>
      <Form.Item name="unit" label={t('field.unit')} rules={required}>
        <DictSelect dict="unit" />
      </Form.Item>
      <Form.Item name="weightKg" label={t('field.weightKg')}>
        <NumberInput decimals={3} nonNegative />
      </Form.Item>
      <Form.Item name="size" label={t('field.size')}>
        <LimitedInput limit={50} />
      </Form.Item>
      <Form.Item name="minOrderMultiple" label={t('field.minOrderMultiple')}>
        <NumberInput decimals={0} nonNegative />
      </Form.Item>
      <Form.Item name="deliveryCycleDays" label={t('field.deliveryCycleDays')}>
        <NumberInput decimals={0} nonNegative />
      </Form.Item>
      <Form.Item name="warrantyMonthsParts" label={t('field.warrantyMonthsParts')}>
        <NumberInput decimals={0} nonNegative />
      </Form.Item>
      <Form.Item name="replacedBy" label={t('field.replacedBy')}>
        <LimitedInput limit={30} />
      </Form.Item>
      <FitFields />
      <Form.Item name="supplierCode" label={t('field.supplierCode')}>
        <SupplierSelect />
      </Form.Item>
      <Form.Item name="costPrice" label={t('field.costPrice')}>
        <NumberInput decimals={2} nonNegative />
      </Form.Item>
      <YesNoItem name="coreReturn" label={t('field.coreReturn')} />
      <YesNoItem name="serialised" label={t('field.serialised')} />
      <YesNoItem name="enabled" label={t('field.enabled')} />
    </>
  );
}
