import type { ForceInsuranceItem } from '@harrow/api-client';
import type { Action } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { useDocumentBatches } from '../../documents/actions/documentBatches.tsx';
import type { RowDecision } from '../../documents/actions/DecisionDialog.tsx';
import { useRowDecision } from '../../documents/actions/useRowDecision.tsx';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { maintenanceList } from './maintenanceColumns.tsx';
import { countAsked, sumUpPayable, maintenanceListing } from './maintenances.ts';

/** Services of machines; those waiting for the user's side come first. */
export function MaintenanceListPage() {
  const { t } = useTranslation('maintenance');
  const steps = useDocumentBatches<ForceInsuranceItem>({
    docType: 'maintenance',
    steps: ['submit', 'withdraw', 'pass', 'auditSucceeded', 'noPass'],
  });
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
        late={{ filter: 'overrideAsked', label: t('list.overrideAsked'), count: countAsked }}
        sumUp={sumUpPayable}
        rowActions={rowActions}
        batchActions={steps}
        batchColumns={['insuranceNo', 'vin', 'maintLevel']}
      />
      {dialog}
    </>
  );
}
