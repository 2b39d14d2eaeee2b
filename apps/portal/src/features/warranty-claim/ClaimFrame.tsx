import type { WarrantyClaim } from '@harrow/api-client';
import { type ReactNode, useEffect } from 'react';
import { useOpenForm } from '../../documents/form/document/openForm.ts';
import { ReviewFrame } from '../../documents/review/photos/ReviewFrame.tsx';
import { userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { ClaimFactsContext } from './claimFacts.ts';
import { useMachine } from './claimKind.ts';
import { useClaimRates } from './form/useClaimRates.ts';
import { useMachineOf } from './sections/useMachine.ts';

/** Around the claim page: its machine and its rates. */
export function ClaimFrame({ document: claim, children }: { document: WarrantyClaim | undefined; children: ReactNode }) {
  const user = useStore(userStore);
  const { readOnly } = useOpenForm();
  useEngineOf(claim);
  const machine = useMachineOf(claim);
  const rates = useClaimRates(claim, readOnly);
  return (
    <ClaimFactsContext
      value={{
        noHours: machine?.noHours ?? false,
        product: machine?.fourthProduct ? { second: machine.secondProduct, third: machine.thirdProduct, model: machine.fourthProduct } : undefined,
        currency: claim?.currency ?? user?.currency ?? '',
        rates,
      }}
    >
      <ReviewFrame>{children}</ReviewFrame>
    </ClaimFactsContext>
  );
}

/** A machine that was just found brings its engine number, unless the user has typed one. */
function useEngineOf(claim: WarrantyClaim | undefined): void {
  const { engine } = useOpenForm();
  const machine = useMachine()?.vehicle;
  useEffect(() => {
    // The claim's own machine keeps the stored engine number, even an empty one.
    if (machine?.engineNo && machine.vin !== claim?.vin) engine.propose({ engineNo: machine.engineNo });
    // Only another machine is a reason.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [machine?.vin]);
}
