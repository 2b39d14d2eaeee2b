import { type PartPriceInput, type PartPriceItem, partPricesAdd, partPricesEdit, partPricesRemove, resultOf } from '@harrow/api-client';
import { type ActiveFilter, type Column, DateInput, DateText, DictSelect, Money, NumberInput } from '@harrow/ui';
import { Form, Input } from 'antd';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MasterDialog } from '../../shared/MasterDialog.tsx';
import { useRequired } from '../../shared/masterFields.tsx';
import { MasterListPage } from '../../shared/MasterListPage.tsx';
import type { Filters } from '../../shared/resource.ts';
import { usePartSiblings } from './PartListPage.tsx';
import { partDefaults, partPrices } from './parts.ts';

const priceColumns = (t: TFunction<'parts'>): Column<PartPriceItem>[] => [
  { key: 'partsCode', title: t('field.partsCode'), width: 180, fixed: 'left', sortable: true },
  { key: 'partsName', title: t('field.partsName'), width: 300 },
  {
    key: 'price',
    title: t('field.price'),
    width: 160,
    align: 'right',
    sortable: true,
    render: ({ price, currency }) => <Money amount={price} currency={currency} />,
  },
  { key: 'validFrom', title: t('field.validFrom'), width: 140, sortable: true, render: ({ validFrom }) => <DateText value={validFrom} /> },
  { key: 'validTo', title: t('field.validTo'), width: 140, sortable: true, render: ({ validTo }) => (validTo ? <DateText value={validTo} /> : '–') },
];

/** Prices by currency and period, for who maintains them. */
export function PriceListPage() {
  const { t } = useTranslation('parts');
  const columns = useMemo(() => priceColumns(t), [t]);
  return (
    <MasterListPage
      resource={partPrices}
      defaults={partDefaults}
      title={t('prices.title')}
      importTitle={t('prices.import')}
      empty={t('prices.empty')}
      columns={columns}
      moreColumns={[{ key: 'currency', title: t('field.currency') }]}
      siblings={usePartSiblings('prices')}
      filters={<PriceFilters />}
      activeFilters={usePriceFilters()}
      module="parts"
      exportPermission="parts:edit"
      exportPath="/mfr/partsPrice/exportXls"
      path="/mfr/partsPrice"
      remove={(ids) => resultOf(partPricesRemove({ query: { ids } }))}
      form={(record, close, saved) => <PriceDialog record={record} onClose={close} onSaved={saved} />}
    />
  );
}

function PriceFilters() {
  const { t } = useTranslation('parts');
  return (
    <>
      <Form.Item name="partsCode" label={t('codes')}>
        <Input allowClear maxLength={4000} placeholder={t('codesHint')} />
      </Form.Item>
      <Form.Item name="currency" label={t('field.currency')}>
        <DictSelect dict="currency" />
      </Form.Item>
      <Form.Item name="validOn" label={t('prices.validOn')}>
        <DateInput />
      </Form.Item>
    </>
  );
}

function usePriceFilters(): (filters: Filters) => ActiveFilter[] {
  const { t } = useTranslation('parts');
  return ({ partsCode, currency, validOn }) => {
    const active: (ActiveFilter | undefined | '')[] = [
      partsCode && { key: 'partsCode', label: t('codes'), value: partsCode },
      currency && { key: 'currency', label: t('field.currency'), value: currency },
      validOn && { key: 'validOn', label: t('prices.validOn'), value: <DateText value={validOn} /> },
    ];
    return active.filter((filter) => typeof filter === 'object');
  };
}

function PriceDialog({ record, onClose, onSaved }: { record: PartPriceItem | undefined; onClose: () => void; onSaved: () => void }) {
  const { t } = useTranslation('parts');
  const required = useRequired();
  const save = (body: PartPriceInput): Promise<unknown> =>
    record ? resultOf(partPricesEdit({ body: { ...body, id: record.id, version: record.version } })) : resultOf(partPricesAdd({ body }));
  return (
    <MasterDialog<PartPriceInput> title={t(record ? 'prices.edit' : 'prices.add')} initial={record ?? {}} save={save} onSaved={onSaved} onClose={onClose}>
      <Form.Item name="partsCode" label={t('field.partsCode')} rules={required}>
        <Input maxLength={30} disabled={record !== undefined} />
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
