import { type PartPriceInput, type PartPriceItem, partPricesAdd, partPricesEdit, partPricesRemove, resultOf } from '@harrow/api-client';
import { clearable, type Column, DateInput, DateText, DictSelect, NumberInput } from '@harrow/ui';
import { Form, Input } from 'antd';
import type { QueryField } from '@harrow/ui/advanced-query';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequired } from '../../shared/master/masterFields.tsx';
import { moneyColumn } from '../../shared/list/moneyColumn.tsx';
import { MasterDialog } from '../../shared/master/MasterDialog.tsx';
import { type MasterDialogProps, MasterListPage } from '../../shared/master/MasterListPage.tsx';
import { PartPicker } from '../../shared/pickers/PartPicker.tsx';
import { usePartSiblings } from './PartListPage.tsx';
import { partPrices } from './parts.ts';

const history = { docType: 'partsPrice', namespace: 'parts' };

const priceColumns = (t: TFunction<'parts'>): Column<PartPriceItem>[] => [
  { key: 'partsCode', title: t('field.partsCode'), width: 180, fixed: 'left', sortable: true },
  { key: 'partsName', title: t('field.partsName'), width: 300 },
  moneyColumn({ amount: 'price', currency: 'currency', title: t('field.price'), width: 160, sortable: true }),
  { key: 'validFrom', title: t('field.validFrom'), width: 140, sortable: true, render: ({ validFrom }) => <DateText value={validFrom} /> },
  { key: 'validTo', title: t('field.validTo'), width: 140, sortable: true, render: ({ validTo }) => (validTo ? <DateText value={validTo} /> : '–') },
];

const priceQueryFields = (t: TFunction<'parts'>): QueryField[] => [
  { value: 'partsCode', label: t('field.partsCode') },
  { value: 'currency', label: t('field.currency'), type: 'list', dictCode: 'currency' },
  { value: 'price', label: t('field.price'), type: 'number' },
  { value: 'validFrom', label: t('field.validFrom'), type: 'date' },
  { value: 'validTo', label: t('field.validTo'), type: 'date' },
];

/** Prices by currency and period, for users who maintain them. */
export function PriceListPage() {
  const { t } = useTranslation('parts');
  const columns = useMemo(() => priceColumns(t), [t]);
  const queryFields = useMemo(() => priceQueryFields(t), [t]);
  return (
    <MasterListPage
      resource={partPrices}
      title={t('prices.title')}
      importTitle={t('prices.import')}
      empty={t('prices.empty')}
      columns={columns}
      siblings={usePartSiblings('prices')}
      filters={<PriceFilters />}
      queryFields={queryFields}
      shownFilters={{
        partsCode: { label: t('codes') },
        currency: { label: t('field.currency') },
        validOn: { label: t('prices.validOn'), render: (date) => <DateText value={date} /> },
      }}
      module="parts"
      exportPermission="parts:edit"
      path="/mfr/partsPrice"
      history={history}
      remove={(ids) => resultOf(partPricesRemove({ query: { ids } }))}
      Dialog={PriceDialog}
    />
  );
}

function PriceFilters() {
  const { t } = useTranslation('parts');
  return (
    <>
      <Form.Item name="partsCode" label={t('codes')}>
        <Input allowClear={clearable} maxLength={4000} placeholder={t('codesHint')} />
      </Form.Item>
      <Form.Item name="currency" label={t('field.currency')}>
        <DictSelect dict="currency" />
      </Form.Item>
      <Form.Item name="validOn" label={t('prices.validOn')}>
        <DateInput onDemand />
      </Form.Item>
    </>
  );
}

function PriceDialog(props: MasterDialogProps<PartPriceItem>) {
  const { t } = useTranslation('parts');
  const { record } = props;
  const required = useRequired();
  return (
    <MasterDialog<PartPriceItem, PartPriceInput>
      {...props}
      title={t(record ? 'prices.edit' : 'prices.add')}
      fresh={{}}
      add={partPricesAdd}
      edit={partPricesEdit}
    >
      <Form.Item name="partsCode" label={t('field.partsCode')} rules={required}>
        <PartPicker multiple={false} disabled={record !== undefined} />
      </Form.Item>
      <Form.Item name="currency" label={t('field.currency')} rules={required}>
        <DictSelect dict="currency" disabled={record !== undefined} />
      </Form.Item>
      <Form.Item name="price" label={t('field.price')} rules={required}>
        <NumberInput decimals={2} nonNegative />
      </Form.Item>
      <Form.Item name="validFrom" label={t('field.validFrom')} rules={required}>
        <DateInput disabled={record !== undefined} />
      </Form.Item>
      <Form.Item name="validTo" label={t('field.validTo')}>
        <DateInput />
      </Form.Item>
    </MasterDialog>
  );
}
