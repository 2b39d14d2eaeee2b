import { type Option, productsChildren, productsSecondDict, resultOf } from '@harrow/api-client';
import { type ActiveFilter, DictSelect, DictText } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { DealerName, DealerSelect } from '../../shared/dealers.tsx';
import { keepLines, toOneLine } from '../../shared/pastedNumbers.ts';
import type { Filters } from '../../shared/resource.ts';

/** Products of level 2, or those below a product of level 2 or 3; nothing is asked while the level above is open. */
function useProducts(parent: string | undefined | null) {
  return useQuery<Option[]>({
    queryKey: ['product', parent],
    queryFn: ({ signal }) => resultOf(parent ? productsChildren({ query: { parent }, signal }) : productsSecondDict({ signal })),
    enabled: parent !== undefined,
    staleTime: 10 * 60_000,
  });
}

interface ProductSelectProps {
  /** Null: level 2. Undefined: the level above was not chosen yet. */
  parent: string | undefined | null;
  id?: string;
  value?: string;
  onChange?: (value: string | undefined) => void;
}

function ProductSelect({ parent, ...control }: ProductSelectProps) {
  const { data, isFetching } = useProducts(parent);
  const options = data?.map(({ value, text }) => ({ value, label: text }));
  return <Select {...control} allowClear showSearch={{ optionFilterProp: 'label' }} disabled={parent === undefined} loading={isFetching} options={options} />;
}

/** Level 2, 3 and 4 of the products, each within the one above. */
function ProductFilters() {
  const { t } = useTranslation('vehicle');
  const form = Form.useFormInstance();
  const second = Form.useWatch<string | undefined>('secondProduct', form);
  const third = Form.useWatch<string | undefined>('thirdProduct', form);
  return (
    <>
      <Form.Item name="secondProduct" label={t('field.secondProduct')}>
        <ProductSelect parent={null} onChange={() => form.setFieldsValue({ thirdProduct: undefined, fourthProduct: undefined })} />
      </Form.Item>
      <Form.Item name="thirdProduct" label={t('field.thirdProduct')}>
        <ProductSelect parent={second || undefined} onChange={() => form.setFieldsValue({ fourthProduct: undefined })} />
      </Form.Item>
      <Form.Item name="fourthProduct" label={t('field.fourthProduct')}>
        <ProductSelect parent={third || undefined} />
      </Form.Item>
    </>
  );
}

/** Filters of the vehicle list. The maker also chooses among dealers. */
export function VehicleFilters({ isMaker }: { isMaker: boolean }) {
  const { t } = useTranslation('vehicle');
  return (
    <>
      <Form.Item name="vin" label={t('field.vin')} normalize={toOneLine}>
        <Input allowClear maxLength={4000} placeholder={t('list.vinHint')} onPaste={keepLines} />
      </Form.Item>
      <ProductFilters />
      <Form.Item name="vehicleStatus" label={t('field.vehicleStatus')}>
        <DictSelect dict="vehicle_status" mode="multiple" />
      </Form.Item>
      {isMaker && (
        <Form.Item name="dealerCode" label={t('field.dealerName')}>
          <DealerSelect />
        </Form.Item>
      )}
      <Form.Item name="arrivalDate_begin" label={t('list.arrivedFrom')}>
        <Input type="date" />
      </Form.Item>
      <Form.Item name="arrivalDate_end" label={t('list.arrivedTo')}>
        <Input type="date" />
      </Form.Item>
    </>
  );
}

/** The conditions in words, to be seen and taken away one by one. */
export function useActiveFilters(filters: Filters): ActiveFilter[] {
  const { t } = useTranslation('vehicle');
  const { vin, secondProduct, thirdProduct, fourthProduct, vehicleStatus, dealerCode, arrivalDate_begin: from, arrivalDate_end: to } = filters;
  const active: (ActiveFilter | undefined | '')[] = [
    vin && { key: 'vin', label: t('field.vin'), value: vin },
    secondProduct && { key: 'secondProduct', label: t('field.secondProduct'), value: <ProductName parent={null} code={secondProduct} /> },
    thirdProduct && { key: 'thirdProduct', label: t('field.thirdProduct'), value: <ProductName parent={secondProduct} code={thirdProduct} /> },
    fourthProduct && { key: 'fourthProduct', label: t('field.fourthProduct'), value: <ProductName parent={thirdProduct} code={fourthProduct} /> },
    vehicleStatus && { key: 'vehicleStatus', label: t('field.vehicleStatus'), value: <DictText dict="vehicle_status" value={vehicleStatus} /> },
    dealerCode && { key: 'dealerCode', label: t('field.dealerName'), value: <DealerName code={dealerCode} /> },
    from && { key: 'arrivalDate_begin', label: t('list.arrivedFrom'), value: from },
    to && { key: 'arrivalDate_end', label: t('list.arrivedTo'), value: to },
  ];
  return active.filter((filter) => typeof filter === 'object');
}

function ProductName({ parent, code }: { parent: string | undefined | null; code: string }) {
  const { data } = useProducts(parent);
  return <>{data?.find(({ value }) => value === code)?.text ?? code}</>;
}
