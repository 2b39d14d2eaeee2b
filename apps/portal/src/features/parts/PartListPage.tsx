import { type PartItem, type PartMasterInput, partMastersAdd, partMastersEdit, partMastersRemove } from '@harrow/api-client';
import { partsRecord } from '@harrow/api-client/records';
import { type Action, type BatchAction, lazyPart, useMessages } from '@harrow/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSayFailure } from '../../shared/calls/useSayFailure.ts';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import { NameFields } from '../../shared/master/masterFields.tsx';
import type { MasterFieldsProps, MasterForm } from '../../shared/master/MasterDialog.tsx';
import { MasterListPage } from '../../shared/master/MasterListPage.tsx';
import { SupplierSelect } from '../../shared/pickers/dealers/suppliers.tsx';
import { useSiteActions } from '../../shared/sites/useSiteActions.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { FitFields } from './FitFields.tsx';
import { partList } from './partColumns.tsx';
import { enableParts, parts, pathOfPart } from './parts.ts';
import { useOrderParts } from './useOrderParts.ts';
import { usePartSiblings } from './usePartSiblings.ts';

const SheetField = sheetFieldsOf(partsRecord, 'parts');
const PartPictures = lazyPart(async () => ({ default: (await import('./PartPictures.tsx')).PartPictures }));

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
  const { t: shared } = useTranslation('shared');
  const navigate = useNavigate();
  const [shown, setShown] = useState<PartItem>();
  const { message } = useMessages();
  const sites = useSiteActions(['epc']);
  const mayEdit = usePermission('parts:edit');
  const order = useOrderParts();
  const client = useQueryClient();
  const sayFailure = useSayFailure();
  const enable = async (ids: string[], enabled: 'Y' | 'N') => {
    const result = await enableParts({ ids, enabled });
    void client.invalidateQueries({ queryKey: parts.key });
    return result;
  };
  const copy = (code: string): void =>
    void navigator.clipboard.writeText(code).then(
      () => message.success(t('copied', { code })),
      () => message.error(t('notCopied')),
    );
  const rowActions = (part: PartItem): Action[] => [
    { key: 'detail', label: t('details'), onClick: () => void navigate(pathOfPart(part.id)) },
    ...(order && part.enabled === 'Y' ? [{ key: 'order', label: shared('addToOrder.action'), onClick: () => order.add([part]) }] : []),
    { key: 'copy', label: t('copyCode'), onClick: () => copy(part.partsCode) },
    { key: 'pictures', label: t('pictures'), onClick: () => setShown(part) },
    ...(mayEdit
      ? [
          { key: 'prices', label: t('prices.title'), onClick: () => void navigate(`/parts/list/prices?partsCode=${part.partsCode}`) },
          part.enabled === 'Y'
            ? { key: 'stopSelling', label: t('stopSelling'), onClick: () => void enable([part.id], 'N').catch(sayFailure) }
            : { key: 'sellAgain', label: t('sellAgain'), onClick: () => void enable([part.id], 'Y').catch(sayFailure) },
        ]
      : []),
    ...sites({ partsCode: part.partsCode }),
  ];
  // Each leads to another page; nothing becomes of the parts themselves.
  const leading = (key: string, label: string, go: (ids: string[]) => void | Promise<void>): BatchAction<PartItem> => ({
    key,
    label,
    run: async (ids) => {
      await go(ids);
      return { ok: ids, failed: [] };
    },
  });
  const enabling = (['N', 'Y'] as const).map((enabled): BatchAction<PartItem> => ({
    key: enabled === 'N' ? 'stopSelling' : 'sellAgain',
    label: enabled === 'N' ? t('stopSelling') : t('sellAgain'),
    isAllowed: (part) => part.enabled !== enabled,
    run: (ids) => enable(ids, enabled),
  }));
  const batchActions = [
    ...(order ? [{ ...leading('order', shared('addToOrder.action'), order.addAll), isAllowed: ({ enabled }: PartItem) => enabled === 'Y' }] : []),
    leading('labels', t('printLabels'), (ids) => navigate(`/parts/list/labels?ids=${ids.join(',')}`)),
    leading('priceSheet', t('printPrices'), (ids) => navigate(`/parts/list/priceSheet?ids=${ids.join(',')}`)),
    ...(mayEdit ? enabling : []),
  ];
  return (
    <>
      <MasterListPage
        list={partList}
        resource={parts}
        siblings={usePartSiblings('parts')}
        exportPath="/api/portal/parts/exportXls"
        rowActions={rowActions}
        batchActions={batchActions}
        form={form}
      />
      {order?.dialog}
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
      <SheetField name="hsCode" />
      <SheetField name="originCountry" />
      <SheetField name="coreReturn" />
      <SheetField name="serialised" />
      <SheetField name="enabled" />
    </>
  );
}
