import type { TodoCount } from '@harrow/api-client';
import { clearable, DictSelect, LimitedInput } from '@harrow/ui';
import { Form, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { keepLines, toOneLine } from '../../shared/filters/pastedNumbers.ts';
import { LazyDealerPicker } from '../../shared/pickers/LazyDealerPicker.tsx';

interface TodoFiltersProps {
  isMaker: boolean;
  /** What waits for the user; only these kinds are offered. */
  counts: readonly TodoCount[] | undefined;
}

/** Filters of the inbox. The maker also chooses among dealers. */
export function TodoFilters({ isMaker, counts }: TodoFiltersProps) {
  const { t } = useTranslation('todo');
  return (
    <>
      <Form.Item name="keyword" label={t('filter.keyword')} normalize={toOneLine}>
        <LimitedInput allowClear={clearable} limit={1000} placeholder={t('filter.keywordHint')} onPaste={keepLines} />
      </Form.Item>
      <Form.Item name="docType" label={t('field.docType')}>
        <DictSelect dict="doc_type" mode="multiple" filter={(value) => counts?.some(({ docType }) => docType === value) ?? true} />
      </Form.Item>
      {isMaker && (
        <Form.Item name="dealerCode" label={t('field.dealerName')}>
          <LazyDealerPicker multiple={false} />
        </Form.Item>
      )}
      <Form.Item name="minDays" label={t('filter.minDays')}>
        <InputNumber min={0} max={9999} precision={0} style={{ width: 120 }} />
      </Form.Item>
    </>
  );
}
