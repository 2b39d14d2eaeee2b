import { type ExchangeRate, type ExchangeRateInput, exchangeRatesAdd, exchangeRatesEdit, exchangeRatesRemove } from '@harrow/api-client';
import { exchangeRatesFields as sheet } from '@harrow/api-client/fields';
import { exchangeRatesRecord } from '@harrow/api-client/records';
import { formatNumber, lazyPart } from '@harrow/ui';
import { Suspense, useMemo } from 'react';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import type { ListState } from '../../shared/list/address/listAddress.ts';
import type { MasterFieldsProps, MasterForm } from '../../shared/master/MasterDialog.tsx';
import { MasterListPage } from '../../shared/master/MasterListPage.tsx';
import { exchangeRateDefaults, exchangeRates, ratedCurrencies, rateText } from './exchangeRates.ts';
import styles from './exchangeRate.module.css';

const RateChart = lazyPart(async () => ({ default: (await import('./RateChart.tsx')).RateChart }));

const SheetField = sheetFieldsOf(exchangeRatesRecord, 'exchangeRate');

/** RMB has no rate of its own. */
const isRated = (currency: string): boolean => (ratedCurrencies as readonly string[]).includes(currency);
/** "Import" is the source of imported rates only. */
const isTyped = (source: string): boolean => source !== 'import';

const list: SheetList<ExchangeRate, typeof sheet> = {
  noun: 'exchangeRate',
  sheet,
  columns: {
    currency: { fixed: 'left' },
    rateDate: { strong: true },
    rateToRmb: { align: 'right', text: ({ rateToRmb }, { language }) => rateText(rateToRmb, language) },
    changePct: { align: 'right', text: ({ changePct }, { language }) => changeText(changePct, language) },
    source: {},
    runNo: {},
    updateBy: {},
    used: {},
    createTime: { defaultHidden: true },
  },
  query: ['currency', 'rateDate', 'rateToRmb', 'source', 'runNo', 'updateBy'],
  filters: [{ name: 'currency', choices: isRated }, 'rateDate'],
};

const form: MasterForm<ExchangeRate, ExchangeRateInput> = {
  fresh: { source: 'manual' },
  Fields: RateFields,
  add: exchangeRatesAdd,
  edit: exchangeRatesEdit,
  remove: exchangeRatesRemove,
};

const isFree = ({ used }: ExchangeRate): boolean => used === 'N';
const chart = (state: ListState) => (
  <Suspense fallback={<div className={styles.chartDue} />}>
    <RateChart filters={state.filters} />
  </Suspense>
);

/** Exchange rates to RMB. A rate already used in a booking cannot be changed. */
export function ExchangeRateListPage() {
  return (
    <MasterListPage
      resource={exchangeRates}
      defaults={useMemo(() => exchangeRateDefaults(), [])}
      list={list}
      form={form}
      notice={chart}
      isEditable={isFree}
      isRemovable={isFree}
    />
  );
}

function RateFields({ isStored }: MasterFieldsProps<ExchangeRate>) {
  return (
    <>
      <SheetField name="currency" choices={isRated} disabled={isStored} />
      <SheetField name="rateDate" disabled={isStored} />
      <SheetField name="rateToRmb" />
      <SheetField name="source" choices={isTyped} />
    </>
  );
}

const changeText = (percent: number | null, language: string): string =>
  percent === null ? '' : `${percent > 0 ? '+' : ''}${formatNumber(percent, language, 2)} %`;
