import dayjs from 'dayjs';
import { useEffect } from 'react';
import { useOpenForm } from '../../documents/form/document/openForm.ts';
import { useDocument, useMachine, useValue } from './insuranceKind.ts';

/** A year is insured, to the day before. */
const lastDayFrom = (start: string): string => dayjs(start).add(12, 'month').subtract(1, 'day').format('YYYY-MM-DD');

/** Proposes for a new policy that it insures the owner, for a year from the day on which the machine needs it. */
export function useProposals(): void {
  const { engine } = useOpenForm();
  const isNew = useDocument() === undefined;
  const type = useValue('insuranceType');
  const machine = useMachine();
  useEffect(() => {
    if (!isNew || !machine?.vehicle || machine.reasons.length > 0) return;
    // The look-up knows the previous policy of third-party insurance only; for other types the server finds it at the save.
    const start = type === 'third_party' ? machine.suggestion.policyStart : null;
    engine.propose({
      ...(machine.vehicle.ownerName !== null && { insuredName: machine.vehicle.ownerName }),
      ...(start !== null && { policyStart: start, policyEnd: lastDayFrom(start) }),
    });
  }, [engine, isNew, type, machine]);
}
