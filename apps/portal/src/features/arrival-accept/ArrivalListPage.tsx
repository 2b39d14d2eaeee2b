import type { ArrivalAcceptItem } from '@harrow/api-client';
import { arrivalAcceptsFields as sheet } from '@harrow/api-client/fields';
import { type BatchAction, DictSelect } from '@harrow/ui';
import { Form, Input } from 'antd';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { decideDocuments } from '../../documents/actions/documentCalls.ts';
import { useWarnings } from '../../documents/form/useWarnings.tsx';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { exportColumnsOf } from '../../shared/fields/columnsOf.tsx';
import { useListFilters } from '../../shared/fields/useListFilters.tsx';
import { useLanguage } from '../../shared/useLanguage.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { arrivalColumns, arrivalQueryFields } from './arrivalColumns.tsx';
import { arrivalCounts, arrivalListDefaults, arrivals, arrivalStatuses, countOverdue, sumUpAllowances } from './arrivals.ts';
import { acceptance } from './batch/acceptance.tsx';
import { audit } from './batch/audit.tsx';

/** Sheets of machines that have arrived, what is open first. */
export function ArrivalListPage() {
  const { t } = useTranslation('arrivalAccept');
  const language = useLanguage();
  const navigate = useNavigate();
  const isMaker = isMakerUser(useStore(userStore));
  const maySubmit = usePermission('arrivalAccept:submit') && !isMaker;
  const mayAudit = usePermission('arrivalAccept:audit');
  const warnings = useWarnings();
  const columns = useMemo(() => arrivalColumns(t, language), [t, language]);
  const queryFields = useMemo(() => arrivalQueryFields(t), [t]);
  const filters = useListFilters(sheet, t, [
    { name: 'keyword', kind: 'words', label: t('list.keyword'), maxLength: 1000 },
    { name: 'product', kind: 'product', label: t('list.product') },
    { name: 'result', choices: (value) => value !== 'na' },
    'dealerCode',
    'arrivalDate',
    { name: 'batchNo', maxLength: 30 },
  ]);
  return (
    <>
      <DocumentListPage<ArrivalAcceptItem>
        {...filters}
        resource={arrivals}
        defaults={arrivalListDefaults(isMaker)}
        module="arrivalAccept"
        address="/vehicle/arrivalAccept"
        title={t('title')}
        empty={t('list.empty')}
        statuses={{ order: arrivalStatuses, counts: arrivalCounts, late: { filter: 'overdue', label: t('list.overdue'), count: countOverdue } }}
        queryFields={queryFields}
        columns={columns}
        moreColumns={exportColumnsOf(t, ['daysLeft', 'dealerCode', 'subDealerName', 'submitTime', 'auditTime'])}
        exportPath="/api/portal/arrivalAccept/exportXls"
        sumUp={sumUpAllowances}
        isPrintable
        rowActions={({ id, allowedActions }) =>
          allowedActions.includes('handled')
            ? [{ key: 'handled', label: t('action.handled'), onClick: () => void navigate(`/vehicle/arrivalAccept/detail/${id}`) }]
            : []
        }
        batchActions={[...(maySubmit ? [acceptance(t, warnings.run)] : []), ...(mayAudit ? [audit(t, language), sendBack(t)] : [])]}
        batchColumns={['acceptNo', 'vin', 'fourthProduct']}
      />
      {warnings.dialog}
    </>
  );
}

/** Sends several sheets back to their dealers for the same reason. */
const sendBack = (t: TFunction<'arrivalAccept'>): BatchAction<ArrivalAcceptItem> => ({
  key: 'noPass',
  label: t('action.noPass'),
  danger: true,
  isAllowed: ({ allowedActions }) => allowedActions.includes('noPass'),
  fields: (
    <>
      <Form.Item name="rejectReason" label={t('field.rejectReason')} rules={[{ required: true }]}>
        <DictSelect dict="reject_reason" />
      </Form.Item>
      <Form.Item name="opinion" label={t('field.opinion')} rules={[{ required: true, whitespace: true, min: 5 }]}>
        <Input.TextArea maxLength={500} rows={2} />
      </Form.Item>
    </>
  ),
  run: (ids, words) => decideDocuments('arrivalAccept', ids, 'no_pass', false, words),
});
