import { type LabourRate, type LabourRateInput, labourRatesAdd, labourRatesEdit, labourRatesRemove } from '@harrow/api-client';
import { labourRatesFields as sheet } from '@harrow/api-client/fields';
import { labourRatesRecord } from '@harrow/api-client/records';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import type { MasterFieldsProps, MasterForm } from '../../shared/master/MasterDialog.tsx';
import { MasterListPage } from '../../shared/master/MasterListPage.tsx';
import { LazyDealerPicker } from '../../shared/pickers/dealers/LazyDealerPicker.tsx';
import { labourRates, rateDefaults } from './catalogue.ts';
import { useSiblings } from './CatalogueFields.tsx';
import { DealersWithoutRate, EndedRate } from './RateNotes.tsx';
import { stateTones } from './stateTones.ts';

const SheetField = sheetFieldsOf(labourRatesRecord, 'serviceCatalogue');

const list: SheetList<LabourRate, typeof sheet> = {
  noun: 'serviceCatalogue',
  texts: 'rates',
  sheet,
  columns: {
    dealerCode: { fixed: 'left', kind: 'text', named: 'dealerName', text: ({ dealerCode, dealerName }) => dealerName ?? dealerCode },
    marketGroup: {},
    currency: {},
    ratePerHour: { strong: true },
    validFrom: {},
    validTo: {},
    state: { tones: stateTones },
  },
  query: ['dealerCode', 'marketGroup', 'currency', 'ratePerHour', 'validFrom', 'validTo'],
  filters: [{ name: 'dealerCode', label: 'field.dealerName' }, 'marketGroup', 'currency', { name: 'validOn', kind: 'day', label: 'validOn' }],
};

const form: MasterForm<LabourRate, LabourRateInput> = {
  fresh: {},
  Fields: RateFields,
  add: labourRatesAdd,
  edit: labourRatesEdit,
  remove: labourRatesRemove,
};

/** The maker's labour rates. */
export function RateListPage() {
  return (
    <MasterListPage
      resource={labourRates}
      defaults={useMemo(() => rateDefaults(), [])}
      list={list}
      siblings={useSiblings('rates')}
      form={form}
      description={<DealersWithoutRate />}
    />
  );
}

/** Once in force, only its end can be changed. */
function RateFields({ isStored }: MasterFieldsProps<LabourRate>) {
  const { t } = useTranslation('serviceCatalogue');
  return (
    <>
      <SheetField name="dealerCode" label={t('field.dealerName')} disabled={isStored}>
        <LazyDealerPicker multiple={false} />
      </SheetField>
      <SheetField name="marketGroup" disabled={isStored} />
      <SheetField name="currency" disabled={isStored} />
      <SheetField name="ratePerHour" />
      <SheetField name="validFrom" disabled={isStored} />
      <SheetField name="validTo" />
      {!isStored && <EndedRate />}
    </>
  );
}
