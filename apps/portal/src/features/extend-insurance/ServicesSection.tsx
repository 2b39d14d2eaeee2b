import type { ExtendInsurance } from '@harrow/api-client';
import { DateText, ReadOnlyField, StatusTag } from '@harrow/ui';
import { Link } from 'react-router-dom';
import { planStatusTones } from '../../shared/planStatus.ts';
import { Section } from './extensionKind.ts';

/** The services of the machine: a missed one prevents an extension. */
export function ServicesSection({ extension: { maintenance } }: { extension: ExtendInsurance }) {
  if (maintenance.length === 0) return null;
  return (
    <Section name="maintenance">
      {maintenance.map(({ id, maintLevel_dictText: level, status, status_dictText: name, dueDate, doneDate, docId, docNo }) => (
        <ReadOnlyField key={id} label={level}>
          <StatusTag color={planStatusTones[status]} text={name} /> <DateText value={doneDate ?? dueDate} />{' '}
          {docId && (
            <Link className="hw-link" to={`/service/maintenance/detail/${docId}`}>
              {docNo}
            </Link>
          )}
        </ReadOnlyField>
      ))}
    </Section>
  );
}
