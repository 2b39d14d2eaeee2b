import type { VehicleEvent } from '@harrow/api-client';
import { DateText } from '@harrow/ui';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './passport.module.css';

/** The life of the machine, the latest first. */
export function VehicleEvents({ events }: { events: readonly VehicleEvent[] }) {
  const { t } = useTranslation('vehicle');
  const nameOf = (kind: string): string => t(i18next.exists(`vehicle:event.${kind}`) ? `event.${kind}` : 'event.other');
  return (
    <ol className={styles.events}>
      {events.toReversed().map((event, index) => (
        <li key={`${event.day} ${event.kind} ${index}`}>
          <DateText value={event.day} />
          <div>
            <strong>{nameOf(event.kind)}</strong>
            {event.docNo &&
              (event.docType === 'warrantyClaim' && event.docId ? (
                <Link className="hw-link" to={`/service/warrantyClaim/detail/${event.docId}`}>
                  {event.docNo}
                </Link>
              ) : (
                <span>{event.docNo}</span>
              ))}
            {event.text && <span className={styles.quiet}>{event.text}</span>}
          </div>
        </li>
      ))}
    </ol>
  );
}
