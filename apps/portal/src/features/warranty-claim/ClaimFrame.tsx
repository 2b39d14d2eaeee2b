import type { WarrantyClaim } from '@harrow/api-client';
import { type ReactNode, useEffect } from 'react';
import { useOpenForm } from '../../documents/form/document/openForm.ts';
import { useTypedBeside } from '../../documents/form/document/useTypedBeside.ts';
import { userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { ClaimFactsContext } from './claimFacts.ts';
import styles from './ClaimFrame.module.css';
import { useValue } from './claimKind.ts';
import { useClaimRates } from './form/useClaimRates.ts';
import { ReviewingContext } from './review/reviewing.ts';
import { useReview } from './review/useReview.tsx';
import { machineOf, type MachineSearch, useMachine } from './sections/useMachine.ts';

/** Around the claim page: its machine, its rates, and its review. */
export function ClaimFrame({ document: claim, children }: { document: WarrantyClaim | undefined; children: ReactNode }) {
  const user = useStore(userStore);
  const { readOnly } = useOpenForm();
  const vin = useValue('vin');
  const found = useMachine(vin, !readOnly);
  useEngineOf(found, claim);
  // What the claim remembers of its own machine stands for it until it is found, never for another one.
  const isRemembered = claim && (readOnly || (found.state !== 'found' && vin === claim.vin));
  const search: MachineSearch = isRemembered ? { state: 'found', machine: machineOf(claim) } : found;
  const machine = search.state === 'found' ? search.machine : undefined;
  const rates = useClaimRates(claim, readOnly);
  const { reviewing, newer, isChanged, isKept } = useReview(claim);
  useTypedBeside(isChanged, isKept);
  return (
    <ClaimFactsContext
      value={{
        search,
        noHours: machine?.noHours ?? false,
        product: machine?.fourthProduct ? { second: machine.secondProduct, third: machine.thirdProduct, model: machine.fourthProduct } : undefined,
        currency: claim?.currency ?? user?.currency ?? '',
        rates,
        newer,
      }}
    >
      <ReviewingContext value={reviewing}>
        <div className={reviewing ? styles.review : undefined}>{children}</div>
      </ReviewingContext>
    </ClaimFactsContext>
  );
}

/** A machine that was just found brings its engine number, unless the user has typed one. */
function useEngineOf(found: MachineSearch, claim: WarrantyClaim | undefined): void {
  const { engine } = useOpenForm();
  const machine = found.state === 'found' ? found.machine : undefined;
  useEffect(() => {
    // That of the claim's own machine is what was saved; emptied it stays empty.
    if (machine?.engineNo && machine.vin !== claim?.vin) engine.propose({ engineNo: machine.engineNo });
    // Only another machine is a reason.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [machine?.vin]);
}
