import type { ForceInsuranceItem } from '@harrow/api-client';
import { useTranslation } from 'react-i18next';
import { useDocumentBatches } from '../../documents/actions/documentBatches.tsx';
import { useRowDecisions } from '../../documents/actions/useRowDecisions.tsx';
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
        batchActions={steps}
        batchColumns={['insuranceNo', 'vin', 'maintLevel']}
      />
      {dialog}
    </>
  );
}
