import type { SubDealer } from '@harrow/api-client';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { ReturnNotice } from '../../documents/page/ReturnNotice.tsx';

/** Notices above a sub-dealer: reason of its return, suspension or termination, and its open request. */
export function SubDealerNotices({ document: unit }: { document: SubDealer }) {
  const { t } = useTranslation('subDealer');
  const { dealerStatus, dealerStatus_dictText: status, statusDate: date, pendingChange } = unit;
  const changes = Object.entries(pendingChange ?? {}).map(
    ([field, value]) => `${t(`field.${field as 'name'}`)}: ${Array.isArray(value) ? value.join(', ') : String(value ?? '–')}`,
  );
  const why = [unit.requestReason_dictText, unit.requestOpinion, ...changes].filter(Boolean);
  return (
    <>
      <ReturnNotice document={unit} />
      {dealerStatus !== null && dealerStatus !== 'active' && (
        <Alert
          type="warning"
          showIcon
          title={t('notice.status', { status, date })}
          description={[unit.statusReason_dictText, unit.statusOpinion].filter(Boolean).join(' · ')}
        />
      )}
      {unit.requestType && (
        <Alert
          type="info"
          showIcon
          title={t('notice.request', { what: unit.requestType_dictText, date: unit.requestTime?.slice(0, 10) })}
          description={why.join(' · ')}
        />
      )}
    </>
  );
}
