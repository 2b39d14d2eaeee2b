import { clearable, DictSelect } from '@harrow/ui';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { LazyDealerPicker } from '../../shared/pickers/LazyDealerPicker.tsx';
import { ProductPicker } from '../../shared/pickers/ProductPicker.tsx';
import { keepLines, toOneLine } from '../../shared/filters/pastedNumbers.ts';
import { PeriodFilter } from '../../shared/filters/PeriodFilter.tsx';
import { TextFilter } from '../../shared/filters/TextFilter.tsx';

/** Filters of the list. The maker also chooses among dealers. */
export function ArrivalFilters({ isMaker }: { isMaker: boolean }) {
  const { t } = useTranslation('arrivalAccept');
  return (
    <>
      <Form.Item name="keyword" label={t('list.keyword')} normalize={toOneLine}>
        <Input allowClear={clearable} maxLength={1000} onPaste={keepLines} />
      </Form.Item>
      <Form.Item name="product" label={t('list.product')}>
        <ProductPicker anyLevel />
      </Form.Item>
      <Form.Item name="result" label={t('field.result')}>
        <DictSelect dict="pdi_result" filter={(value) => value !== 'na'} />
      </Form.Item>
      {isMaker && (
        <Form.Item name="dealerCode" label={t('field.dealerName')}>
          <LazyDealerPicker multiple={false} />
        </Form.Item>
      )}
      <PeriodFilter name="arrivalDate" label={t('field.arrivalDate')} />
      <TextFilter name="batchNo" label={t('field.batchNo')} maxLength={30} />
    </>
  );
}
