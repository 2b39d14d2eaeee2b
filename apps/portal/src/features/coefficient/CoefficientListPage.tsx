import { type Coefficient, type CoefficientInput, coefficientsAdd, coefficientsEdit, coefficientsRemove } from '@harrow/api-client';
import { coefficientsFields as sheet } from '@harrow/api-client/fields';
import { coefficientsRecord } from '@harrow/api-client/records';
import type { Tone } from '@harrow/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import type { MasterFieldsProps, MasterForm } from '../../shared/master/MasterDialog.tsx';
import { MasterListPage } from '../../shared/master/MasterListPage.tsx';
import { LazyDealerPicker } from '../../shared/pickers/dealers/LazyDealerPicker.tsx';
import { usePermission } from '../../shared/usePermission.ts';
import { coefficientDefaults, coefficients } from './coefficients.ts';
import { EndedCoefficient } from './EndedCoefficient.tsx';

const SheetField = sheetFieldsOf(coefficientsRecord, 'coefficient');

const tones: Readonly<Record<Coefficient['state'], Tone>> = { coming: 'processing', valid: 'success', replaced: 'default', ended: 'default' };

const list: SheetList<Coefficient, typeof sheet> = {
  noun: 'coefficient',
  sheet,
  columns: {
    type: { fixed: 'left' },
    dealerCode: {
      kind: 'text',
      named: 'dealerName',
      text: ({ dealerCode, dealerName }, _, t) => (dealerCode === null ? t('allDealers') : (dealerName ?? dealerCode)),
    },
    currency: {},
    value: { strong: true },
    validFrom: {},
    validTo: {},
    state: { tones },
    createTime: { defaultHidden: true },
  },
  query: ['type', 'dealerCode', 'currency', 'value', 'validFrom', 'validTo'],
  filters: [
    'type',
    'dealerCode',
    { name: 'general', kind: 'flag', label: 'field.dealerName', text: 'allDealers' },
    'currency',
    { name: 'validOn', kind: 'day', label: 'validOn' },
  ],
};

const form: MasterForm<Coefficient, CoefficientInput> = {
  fresh: {},
  Fields: CoefficientFields,
  add: coefficientsAdd,
  edit: coefficientsEdit,
  remove: coefficientsRemove,
};

const isEditable = ({ allowedActions }: Coefficient): boolean => allowedActions.includes('edit');
const isRemovable = ({ allowedActions }: Coefficient): boolean => allowedActions.includes('delete');

/** Factors on prices and rates of dealers. */
export function CoefficientListPage() {
  return (
    <MasterListPage
      resource={coefficients}
      defaults={useMemo(() => coefficientDefaults(), [])}
      list={list}
      form={form}
      isEditable={isEditable}
      isRemovable={isRemovable}
    />
  );
}

/** Once in force, only its end can be changed. */
function CoefficientFields({ isStored }: MasterFieldsProps<Coefficient>) {
  const { t } = useTranslation('coefficient');
  const keepsPrices = usePermission('parts:edit');
  const keepsService = usePermission('serviceCatalogue:edit');
  return (
    <>
      <SheetField name="type" disabled={isStored} {...(!isStored && { choices: (type) => (type === 'price_factor' ? keepsPrices : keepsService) })} />
      <SheetField name="dealerCode" label={t('field.dealerName')} disabled={isStored} none={t('allDealers')}>
        <LazyDealerPicker multiple={false} placeholder={t('allDealers')} />
      </SheetField>
      <SheetField name="currency" disabled={isStored} />
      <SheetField name="value" />
      <SheetField name="validFrom" disabled={isStored} />
      <SheetField name="validTo" />
      {!isStored && <EndedCoefficient />}
    </>
  );
}
