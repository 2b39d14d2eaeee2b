import { type ActiveFilter, clearable, DictSelect, DictText, lazyPart } from '@harrow/ui';
import { Form, Input } from 'antd';
import { type ComponentProps, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { DealerName } from '../../shared/dealers.tsx';
import { keepLines, toOneLine } from '../../shared/pastedNumbers.ts';
import { PeriodFilter } from '../../shared/PeriodFilter.tsx';
import type { Filters } from '../../shared/resource.ts';
import { claimStatuses } from './claim.ts';

// The list is there before whoever filters it.
const LazyDealerPicker = lazyPart(async () => ({ default: (await import('../../shared/pickers/DealerPicker.tsx')).DealerPicker }));

function DealerPicker(props: ComponentProps<typeof LazyDealerPicker>) {
  return (
    <Suspense fallback={<Input id={props.id} disabled aria-busy />}>
      <LazyDealerPicker {...props} />
    </Suspense>
  );
}

/** Filters of the claim list. The maker also chooses among dealers. */
export function ClaimFilters({ isMaker }: { isMaker: boolean }) {
  const { t } = useTranslation('warrantyClaim');
  return (
    <>
      <Form.Item name="keyword" label={t('list.keyword')} normalize={toOneLine}>
        <Input allowClear={clearable} maxLength={2000} placeholder={t('list.keywordHint')} onPaste={keepLines} />
      </Form.Item>
      <Form.Item name="status" label={t('field.status')}>
        <DictSelect dict="bill_status" mode="multiple" filter={(value) => (claimStatuses as readonly string[]).includes(value)} />
      </Form.Item>
      <Form.Item name="claimType" label={t('field.claimType')}>
        <DictSelect dict="claim_type" />
      </Form.Item>
      {isMaker && (
        <Form.Item name="dealerCode" label={t('field.dealerName')}>
          <DealerPicker multiple={false} />
        </Form.Item>
      )}
      <Form.Item name="settlementStatus" label={t('field.settlementStatus')}>
        <DictSelect dict="settlement_status" />
      </Form.Item>
      <PeriodFilter name="failureDate" label={t('field.failureDate')} />
    </>
  );
}

/** The conditions in words, to be seen and taken away one by one. Statuses are shown by the chips above. */
export function useActiveFilters(filters: Filters): ActiveFilter[] {
  const { t } = useTranslation('warrantyClaim');
  const { keyword, status, claimType, dealerCode, settlementStatus, failureDate_begin: from, failureDate_end: to } = filters;
  const active: (ActiveFilter | false | undefined | '')[] = [
    keyword && { key: 'keyword', label: t('list.keyword'), value: keyword },
    status && { key: 'status', label: t('field.status'), value: <DictText dict="bill_status" value={status} /> },
    claimType && { key: 'claimType', label: t('field.claimType'), value: <DictText dict="claim_type" value={claimType} /> },
    dealerCode && { key: 'dealerCode', label: t('field.dealerName'), value: <DealerName code={dealerCode} /> },
    settlementStatus && { key: 'settlementStatus', label: t('field.settlementStatus'), value: <DictText dict="settlement_status" value={settlementStatus} /> },
    from && { key: 'failureDate_begin', label: t('list.failedFrom'), value: from },
    to && { key: 'failureDate_end', label: t('list.failedTo'), value: to },
  ];
  return active.filter((filter) => typeof filter === 'object');
}
