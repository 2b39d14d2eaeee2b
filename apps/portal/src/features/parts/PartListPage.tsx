import { type PartItem, type PartMasterInput, partMastersAdd, partMastersEdit, partMastersRemove, resultOf } from '@harrow/api-client';
import { type Chip, clearable, DictSelect, lazyPart, NumberInput } from '@harrow/ui';
import { Form, Input } from 'antd';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { NameFields, ProductsSelect, useRequired, YesNoSelect } from '../../shared/master/masterFields.tsx';
import { MasterDialog } from '../../shared/master/MasterDialog.tsx';
import { type MasterDialogProps, MasterListPage } from '../../shared/master/MasterListPage.tsx';
import { useStore } from '../../platform/store.ts';
import { SupplierSelect } from '../../shared/pickers/suppliers.tsx';
import { TextFilter } from '../../shared/filters/TextFilter.tsx';
import { useLanguage } from '../../shared/useLanguage.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { morePartColumns, partColumns, partQueryFields } from './partColumns.tsx';
import { parts } from './parts.ts';

const history = {
  docType: 'parts',
  namespace: 'parts',
  dictionaries: { unit: 'unit', partsCategory: 'parts_category', coreReturn: 'yn', serialised: 'yn', enabled: 'yn' },
};

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

/** The parts catalogue with the price and the stock that concern the user. */
export function PartListPage() {
  const { t } = useTranslation('parts');
  const language = useLanguage();
  const isMaker = isMakerUser(useStore(userStore));
  const columns = useMemo(() => partColumns(t, language, isMaker), [t, language, isMaker]);
  const queryFields = useMemo(() => partQueryFields(t, isMaker), [t, isMaker]);
  const [shown, setShown] = useState<PartItem>();
  return (
    <>
      <MasterListPage
        resource={parts}
        title={t('title')}
        importTitle={t('import')}
        empty={t('empty')}
        columns={columns}
        moreColumns={morePartColumns(t)}
        siblings={usePartSiblings('parts')}
        filters={<PartFilters isMaker={isMaker} />}
        queryFields={queryFields}
        shownFilters={{
          keyword: { label: t('keyword') },
          partsCode: { label: t('codes') },
          partsCategory: { label: t('field.partsCategory'), dict: 'parts_category' },
          enabled: { label: t('field.enabled'), dict: 'yn' },
        }}
        module="parts"
        exportPath="/api/portal/parts/exportXls"
        path="/mfr/parts"
        history={history}
        remove={(ids) => resultOf(partMastersRemove({ query: { ids } }))}
        rowActions={(part) => [{ key: 'pictures', label: t('pictures'), onClick: () => setShown(part) }]}
        Dialog={PartDialog}
      />
      <Suspense>{shown && <PartPictures part={shown} onClose={() => setShown(undefined)} />}</Suspense>
    </>
  );
}

function PartFilters({ isMaker }: { isMaker: boolean }) {
  const { t } = useTranslation('parts');
  return (
    <>
      <TextFilter name="keyword" label={t('keyword')} />
      <Form.Item name="partsCode" label={t('codes')}>
        <Input allowClear={clearable} maxLength={4000} placeholder={t('codesHint')} />
      </Form.Item>
      <Form.Item name="partsCategory" label={t('field.partsCategory')}>
        <DictSelect dict="parts_category" />
      </Form.Item>
      {isMaker && (
        <Form.Item name="enabled" label={t('field.enabled')}>
          <YesNoSelect allowClear />
        </Form.Item>
      )}
    </>
  );
}

function PartDialog(props: MasterDialogProps<PartItem>) {
  const { t } = useTranslation('parts');
  const { record } = props;
  const required = useRequired();
  return (
    <MasterDialog<PartItem, PartMasterInput>
      {...props}
      title={t(record ? 'edit' : 'add')}
      fresh={{ unit: 'pc', minOrderMultiple: 1, warrantyMonthsParts: 6, coreReturn: 'N', serialised: 'N', enabled: 'Y' }}
      add={partMastersAdd}
      edit={partMastersEdit}
    >
      <Form.Item name="partsCode" label={t('field.partsCode')} rules={required}>
        <Input maxLength={30} disabled={record !== undefined} />
      </Form.Item>
      <Form.Item name="partsCategory" label={t('field.partsCategory')} rules={required}>
        <DictSelect dict="parts_category" />
      </Form.Item>
      <NameFields />
      <Form.Item name="specification" label={t('field.specification')}>
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item name="unit" label={t('field.unit')} rules={required}>
        <DictSelect dict="unit" />
      </Form.Item>
      <Form.Item name="weightKg" label={t('field.weightKg')}>
        <NumberInput decimals={3} nonNegative />
      </Form.Item>
      <Form.Item name="size" label={t('field.size')}>
        <Input maxLength={50} />
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
        <Input maxLength={30} />
      </Form.Item>
      <Form.Item name="secondProducts" label={t('field.secondProducts')}>
        <ProductsSelect level={2} />
      </Form.Item>
      <Form.Item name="supplierCode" label={t('field.supplierCode')}>
        <SupplierSelect />
      </Form.Item>
      <Form.Item name="costPrice" label={t('field.costPrice')}>
        <NumberInput decimals={2} nonNegative />
      </Form.Item>
      <Form.Item name="coreReturn" label={t('field.coreReturn')}>
        <YesNoSelect />
      </Form.Item>
      <Form.Item name="serialised" label={t('field.serialised')}>
        <YesNoSelect />
      </Form.Item>
      <Form.Item name="enabled" label={t('field.enabled')}>
        <YesNoSelect />
      </Form.Item>
    </MasterDialog>
  );
}
