import type { ArrivalAccept } from '@harrow/api-client';
import { StatusTag } from '@harrow/ui';
import type { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { stepsPanel } from '../../../documents/page/stepsPanel.tsx';
import { billStatusTones } from '../../../shared/billStatus.ts';
import { arrivalListing } from '../arrivals.ts';
import styles from './rail.module.css';
import { ArrivalChanges } from './ArrivalChanges.tsx';

const steps = ['arrived', 'inspected', 'submitted', 'approved', 'settled'] as const;

/** Number of completed steps by status. */
const done: Record<string, number> = { pending_acceptance: 1, draft: 1, no_pass: 1, submitted: 3, pass: 3, audit_succeeded: 4, closed: 5 };

/** Panels beside the sheet: progress, machines of its batch, and change history. */
export const railOf = (arrival: ArrivalAccept, t: ReturnType<typeof useTranslation<'arrivalAccept'>>['t']) => ({
  changes: <ArrivalChanges id={arrival.id} />,
  first: [
    stepsPanel({
      title: t('rail.steps'),
      steps: steps.map((step) => (step === 'settled' && arrival.closeReason_dictText ? arrival.closeReason_dictText : t(`step.${step}`))),
      done: done[arrival.status] ?? 0,
    }),
    ...(arrival.batch.length === 0
      ? []
      : [{ key: 'batch', title: t('rail.batch', { no: arrival.batchNo }), count: arrival.batch.length, open: false, content: <Batch arrival={arrival} /> }]),
  ],
});

/** The other machines that were inspected together. */
function Batch({ arrival }: { arrival: ArrivalAccept }) {
  return (
    <ul className={styles.siblings}>
      {arrival.batch.map(({ id, acceptNo, vin, status, status_dictText: text }) => (
        <li key={id} className={styles.sibling}>
          <Link className="hw-link" to={`${arrivalListing.address}/detail/${id}`}>
            {acceptNo}
          </Link>
          <StatusTag color={billStatusTones[status]} text={text} />
          <span>{vin}</span>
        </li>
      ))}
    </ul>
  );
}
