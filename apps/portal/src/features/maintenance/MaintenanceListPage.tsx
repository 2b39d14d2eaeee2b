import type { ForceInsuranceItem } from '@harrow/api-client';
import { useTranslation } from 'react-i18next';
import { decisionBatch } from '../../documents/actions/decisionBatch.ts';
import { decideDocuments } from '../../documents/actions/documentCalls.ts';
import { returnBatch } from '../../documents/actions/returnBatch.tsx';
import { useRowDecisions } from '../../documents/actions/useRowDecisions.tsx';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { usePermission } from '../../shared/usePermission.ts';
import { maintenanceList } from './maintenanceColumns.tsx';
import { countAsked, sumUpPayable, maintenanceListing } from './maintenances.ts';

/** Services of machines; those waiting for the user's side come first. */
export function MaintenanceListPage() {
  const { t } = useTranslation('maintenance');
  const mayAudit = usePermission('maintenance:audit');
  const { decisions, dialog } = useRowDecisions('maintenance');
  return (
    <>
      <DocumentListPage
        list={maintenanceList}
        kind={maintenanceListing}
        newText={t('new')}
        chips={{ late: { filter: 'overrideAsked', label: t('list.overrideAsked'), count: countAsked } }}
        sumUp={sumUpPayable}
        rowActions={(item) => decisions(item, item.insuranceNo)}
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
