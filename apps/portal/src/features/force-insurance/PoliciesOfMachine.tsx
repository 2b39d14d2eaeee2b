import { DateText, FieldGrid, ReadOnlyField, StatusTag } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { useMachine } from './insuranceKind.ts';
import { insuranceListing } from './insurances.ts';

/** The last policy of a machine, and when the next one begins. */
export function PoliciesOfMachine({ machine: { vehicle, lastDoc, suggestion } }: { machine: NonNullable<ReturnType<typeof useMachine>> }) {
  const { t } = useTranslation('forceInsurance');
  if (!vehicle) return null;
  return (
    <FieldGrid>
      <ReadOnlyField label={t('machine.last')}>
        {lastDoc ? (
          <Link className="hw-link" to={`${insuranceListing.address}/detail/${lastDoc.id}`}>
            {lastDoc.no}
          </Link>
        ) : (
          <StatusTag color="default" text={t('machine.none')} />
        )}
      </ReadOnlyField>
      <ReadOnlyField label={t('machine.suggested')}>
        <DateText value={suggestion.policyStart} />
      </ReadOnlyField>
    </FieldGrid>
  );
}
