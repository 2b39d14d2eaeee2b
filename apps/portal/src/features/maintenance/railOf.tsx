import type { ForceInsurance } from '@harrow/api-client';
import { DateText, StatusTag } from '@harrow/ui';
import type { useTranslation } from 'react-i18next';
import { MasterHistory } from '../../shared/changes/MasterHistory.tsx';
import { planStatusTones } from '../../shared/planStatus.ts';
import styles from './maintenance.module.css';

const words = { docType: 'maintenance', namespace: 'maintenance', dictionaries: { maintLevel: 'maint_level', status: 'bill_status' } };

/** Panels beside a service: the service plan of its machine, and change history. */
export const railOf = (service: ForceInsurance, t: ReturnType<typeof useTranslation<'maintenance'>>['t']) => ({
  changes: <MasterHistory id={service.id} words={words} />,
  first: [{ key: 'plan', title: t('rail.plan'), count: service.plan.length, open: true, content: <Plan service={service} /> }],
});

function Plan({ service }: { service: ForceInsurance }) {
  return (
    <ul className={styles.plan}>
      {service.plan.map(({ id, maintLevel_dictText: level, dueDate, doneDate, status, status_dictText: text }) => (
        <li key={id}>
          <strong>{level}</strong>
          <StatusTag color={planStatusTones[status]} text={text} />
          <DateText value={doneDate ?? dueDate} />
        </li>
      ))}
    </ul>
  );
}
