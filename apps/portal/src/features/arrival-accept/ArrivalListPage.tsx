import type { ArrivalAcceptItem } from '@harrow/api-client';
import type { Action } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useDocumentBatches } from '../../documents/actions/documentBatches.tsx';
import type { RowDecision } from '../../documents/actions/DecisionDialog.tsx';
import { useRowDecision } from '../../documents/actions/useRowDecision.tsx';
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
  const { ask, dialog } = useRowDecision();
  const rowActions = (item: ArrivalAcceptItem): Action[] => {
    const { id, acceptNo: no, allowedActions, openCount } = item;
    const names: [RowDecision, string, question?: string][] = [
      // With open items only the first review can pass it; the final approval comes after its dealer has handled them.
      openCount > 0 ? ['pass', t('action.pass'), t('ask.pass', { no })] : ['auditSucceeded', t('action.auditSucceeded'), t('ask.auditSucceeded', { no })],
      ['noPass', t('shared:action.noPass')],
      ['withdraw', t('shared:action.withdraw')],
    ];
    return [
      ...(allowedActions.includes('handled') && openCount > 0
        ? [{ key: 'handled', label: t('action.handled'), onClick: () => void navigate(`/vehicle/arrivalAccept/detail/${id}`) }]
        : []),
      ...names
        .filter(([decision]) => allowedActions.includes(decision))
        .map(([decision, name, question]) => ({
          key: decision,
          label: name,
          danger: decision === 'noPass',
          onClick: () => ask({ docType: 'arrivalAccept', decision, document: item, no, name, ...(question && { question }) }),
        })),
    ];
  };
  return (
    <>
      <DocumentListPage
        list={arrivalList}
        kind={arrivalListing}
        late={{ filter: 'overdue', label: t('list.overdue'), count: countOverdue }}
        sumUp={sumUpAllowances}
        rowActions={rowActions}
        batchActions={[...(maySubmit ? [acceptance(t)] : []), ...(mayAudit ? [audit(t, language)] : []), ...steps]}
        batchColumns={['acceptNo', 'vin', 'fourthProduct']}
      />
      {dialog}
    </>
  );
}
