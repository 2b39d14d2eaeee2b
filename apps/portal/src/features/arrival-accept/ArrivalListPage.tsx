import type { ArrivalAcceptItem } from '@harrow/api-client';
import type { Action } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useDocumentBatches } from '../../documents/actions/documentBatches.tsx';
import { useRowDecisions } from '../../documents/actions/useRowDecisions.tsx';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { useLanguage } from '../../shared/useLanguage.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { arrivalList } from './arrivalColumns.tsx';
import { countOverdue, sumUpAllowances, arrivalListing } from './arrivals.ts';
import { acceptance } from './batch/acceptance.tsx';
import { audit } from './batch/audit.tsx';

/** Inspection sheets of arrived machines, open ones first. */
export function ArrivalListPage() {
  const { t } = useTranslation('arrivalAccept');
  const language = useLanguage();
  const navigate = useNavigate();
  const isMaker = isMakerUser(useStore(userStore));
  const maySubmit = usePermission('arrivalAccept:submit') && !isMaker;
  const mayAudit = usePermission('arrivalAccept:audit');
  const steps = useDocumentBatches<ArrivalAcceptItem>({ docType: 'arrivalAccept', steps: ['submit', 'withdraw', 'noPass'] });
  const { decisions, dialog } = useRowDecisions('arrivalAccept');
  const rowActions = (item: ArrivalAcceptItem): Action[] => {
    const { id, acceptNo: no, allowedActions, openCount } = item;
    const isOpen = openCount > 0;
    return [
      ...(allowedActions.includes('handled') && isOpen
        ? [{ key: 'handled', label: t('action.handled'), onClick: () => void navigate(`/vehicle/arrivalAccept/detail/${id}`) }]
        : []),
      // With open items only the first review can pass it; the final approval comes after its dealer has handled them.
      ...decisions(item, no, {
        pass: isOpen && { name: t('action.pass'), question: t('ask.pass', { no }) },
        auditSucceeded: !isOpen && { name: t('action.auditSucceeded'), question: t('ask.auditSucceeded', { no }) },
      }),
    ];
  };
  return (
    <>
      <DocumentListPage
        list={arrivalList}
        kind={arrivalListing}
        chips={{ late: { filter: 'overdue', label: t('list.overdue'), count: countOverdue } }}
        sumUp={sumUpAllowances}
        rowActions={rowActions}
        batchActions={[...(maySubmit ? [acceptance(t)] : []), ...(mayAudit ? [audit(t, language)] : []), ...steps]}
        batchColumns={['acceptNo', 'vin', 'fourthProduct']}
      />
      {dialog}
    </>
  );
}
