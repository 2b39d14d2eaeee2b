import type { TodoCount } from '@harrow/api-client';
import { clearable, formatNumber, LimitedInput } from '@harrow/ui';
import { Form, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { keepLines, toOneLine } from '../../shared/filters/pastedNumbers.ts';
import { useLanguage } from '../../shared/useLanguage.ts';
import { kindOf } from './kindFilter.ts';
import { LazyDealerPicker } from '../../shared/pickers/dealers/LazyDealerPicker.tsx';

interface TodoFiltersProps {
  isMaker: boolean;
  /** The user's open tasks by kind: the choices of the filter. */
  counts: readonly TodoCount[] | undefined;
}

/** Filters of the inbox. The maker also chooses among dealers. */
export function TodoFilters({ isMaker, counts }: TodoFiltersProps) {
  const { t } = useTranslation('todo');
  const language = useLanguage();
  return (
    <>
      <Form.Item name="keyword" label={t('filter.keyword')} normalize={toOneLine}>
        <LimitedInput allowClear={clearable} limit={1000} placeholder={t('filter.keywordHint')} onPaste={keepLines} />
      </Form.Item>
      <Form.Item name="kind" label={t('filter.kind')}>
        <Select
          allowClear={clearable}
          showSearch={{ optionFilterProp: 'label' }}
          options={counts?.map(({ text, count, ...entry }) => ({ value: kindOf(entry), label: `${text} (${formatNumber(count, language)})` }))}
          popupMatchSelectWidth={false}
        />
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
