import type { ForceInsuranceItem } from '@harrow/api-client';
import type { Action } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { decisionBatch } from '../../documents/actions/decisionBatch.ts';
import type { RowDecision } from '../../documents/actions/DecisionDialog.tsx';
import { decideDocuments } from '../../documents/actions/documentCalls.ts';
import { returnBatch } from '../../documents/actions/returnBatch.tsx';
import { useRowDecision } from '../../documents/actions/useRowDecision.tsx';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { usePermission } from '../../shared/usePermission.ts';
import { maintenanceList } from './maintenanceColumns.tsx';
import { countAsked, sumUpPayable, maintenanceListing } from './maintenances.ts';

/** Services of machines; those waiting for the user's side come first. */
export function MaintenanceListPage() {
  const { t } = useTranslation('maintenance');
  const mayAudit = usePermission('maintenance:audit');
  const { ask, dialog } = useRowDecision();
  const rowActions = (item: ForceInsuranceItem): Action[] => {
    const { insuranceNo: no, allowedActions } = item;
    const decisions: [RowDecision, string][] = [
      ['pass', t('shared:action.pass')],
      ['auditSucceeded', t('shared:action.auditSucceeded')],
      ['noPass', t('shared:action.noPass')],
      ['withdraw', t('shared:action.withdraw')],
    ];
    return decisions
      .filter(([decision]) => allowedActions.includes(decision))
      .map(([decision, name]) => ({
        key: decision,
        label: name,
        danger: decision === 'noPass',
        onClick: () => ask({ docType: 'maintenance', decision, document: item, no, name }),
      }));
  };
  return (
    <>
      <DocumentListPage
        list={maintenanceList}
        kind={maintenanceListing}
        newText={t('new')}
        chips={{ late: { filter: 'overrideAsked', label: t('list.overrideAsked'), count: countAsked } }}
        sumUp={sumUpPayable}
        rowActions={rowActions}
        batchActions={
          mayAudit
            ? [
                decisionBatch<ForceInsuranceItem>('maintenance', 'pass', t('shared:action.pass')),
                returnBatch<ForceInsuranceItem>(t, (ids, words) => decideDocuments('maintenance', ids, 'no_pass', false, words)),
              ]
            : []
        }
        batchColumns={['insuranceNo', 'vin', 'maintLevel']}
      />
      {dialog}
    </>
  );
}
