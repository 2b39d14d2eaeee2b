import { clearable, DictSelect } from '@harrow/ui';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { keepLines, toOneLine } from '../../shared/filters/pastedNumbers.ts';
import { PeriodFilter } from '../../shared/filters/PeriodFilter.tsx';
import { LazyDealerPicker } from '../../shared/pickers/LazyDealerPicker.tsx';

/** Filters of the claim list. The maker also chooses among dealers and currencies. */
export function ClaimFilters({ isMaker }: { isMaker: boolean }) {
  const { t } = useTranslation('warrantyClaim');
  return (
    <>
      <Form.Item name="keyword" label={t('list.keyword')} normalize={toOneLine}>
        <Input allowClear={clearable} maxLength={2000} placeholder={t('list.keywordHint')} onPaste={keepLines} />
      </Form.Item>
      <Form.Item name="claimType" label={t('field.claimType')}>
        <DictSelect dict="claim_type" />
      </Form.Item>
      {isMaker && (
        <Form.Item name="dealerCode" label={t('field.dealerName')}>
          <LazyDealerPicker multiple={false} />
        </Form.Item>
      )}
      <Form.Item name="settlementStatus" label={t('field.settlementStatus')}>
        <DictSelect dict="settlement_status" />
      </Form.Item>
      {isMaker && (
        <Form.Item name="currency" label={t('field.currency')}>
          <DictSelect dict="currency" />
        </Form.Item>
      )}
      <PeriodFilter name="failureDate" label={t('field.failureDate')} />
    </>
  );
}
