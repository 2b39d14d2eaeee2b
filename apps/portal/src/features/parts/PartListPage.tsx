import { type PartItem, type PartMasterInput, partMastersAdd, partMastersEdit, partMastersRemove } from '@harrow/api-client';
import { partsRecord } from '@harrow/api-client/records';
import { type Chip, lazyPart } from '@harrow/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import { NameFields } from '../../shared/master/masterFields.tsx';
import type { MasterFieldsProps, MasterForm } from '../../shared/master/MasterDialog.tsx';
import { MasterListPage } from '../../shared/master/MasterListPage.tsx';
import { SupplierSelect } from '../../shared/pickers/dealers/suppliers.tsx';
import { useSiteActions } from '../../shared/sites/useSiteActions.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { FitFields } from './FitFields.tsx';
import { partList } from './partColumns.tsx';
import { parts } from './parts.ts';

const SheetField = sheetFieldsOf(partsRecord, 'parts');
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
  return (
    <>
      <SheetField name="partsCode" disabled={isStored} />
      <SheetField name="partsCategory" />
      <NameFields />
      <SheetField name="specification" />
      <SheetField name="unit" />
      <SheetField name="weightKg" />
      <SheetField name="size" />
      <SheetField name="minOrderMultiple" />
      <SheetField name="deliveryCycleDays" />
      <SheetField name="warrantyMonthsParts" />
      <SheetField name="replacedBy" />
      <FitFields />
      <SheetField name="supplierCode">
        <SupplierSelect />
      </SheetField>
      <SheetField name="costPrice" />
      <SheetField name="coreReturn" />
      <SheetField name="serialised" />
      <SheetField name="enabled" />
    </>
  );
}
