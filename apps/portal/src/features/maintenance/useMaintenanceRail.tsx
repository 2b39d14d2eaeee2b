import type { ForceInsurance } from '@harrow/api-client';
import { DateText, type RailPanel, StatusTag } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { useDocumentRail } from '../../documents/page/useDocumentRail.tsx';
import { MasterHistory } from '../../shared/changes/MasterHistory.tsx';
import styles from './maintenance.module.css';
import { serviceFiles } from './maintenances.ts';
import { planStatusTones } from '../../shared/planStatus.ts';

/** What stands beside a service: the plan of its machine, log, files and changes. */
export function useMaintenanceRail(service: ForceInsurance): RailPanel[] {
  const { t } = useTranslation('maintenance');
  return useDocumentRail({
    docType: 'maintenance',
    document: service,
    filesTable: serviceFiles,
    changes: (
      <MasterHistory
        id={service.id}
        words={{ docType: 'maintenance', namespace: 'maintenance', dictionaries: { maintLevel: 'maint_level', status: 'bill_status' } }}
      />
    ),
    first: [
      {
        key: 'plan',
        title: t('rail.plan'),
        count: service.plan.length,
        open: true,
        content: (
          <ul className={styles.plan}>
            {service.plan.map(({ id, maintLevel_dictText: level, dueDate, doneDate, status, status_dictText: text }) => (
              <li key={id}>
                <strong>{level}</strong>
                <StatusTag color={planStatusTones[status]} text={text} />
                <DateText value={doneDate ?? dueDate} />
              </li>
            ))}
          </ul>
        ),
      },
    ],
  });
}
