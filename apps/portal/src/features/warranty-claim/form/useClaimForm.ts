import { isFailure, resultOf, type Saved, warrantyClaimsDetail, type WarrantyClaim } from '@harrow/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, type ReactNode, useEffect, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tellElsewhere } from '../../../platform/failures/failureEvents.ts';
import { createWriteKeys } from '../../../shared/resource.ts';
import { useFailureText } from '../../../shared/useFailureText.ts';
import { NotDone } from '../../../documents/actions/documentCalls.ts';
import { claims } from '../claims.ts';
import { type ClaimEdit, type ClaimEdits, editClaim, startEdits } from './claimEdits.ts';
import { placeErrors } from './claimErrors.ts';
import { fromClaim, type LinePositions, newClaim, positionsOf, toInput } from './claimForm.ts';
import { useLiveClaim } from './useLiveClaim.ts';
import { useWarnings } from './useWarnings.tsx';

export interface ClaimFormState {
  edits: ClaimEdits;
  edit: Dispatch<ClaimEdit>;
  isDirty: boolean;
  /** A call is under way: buttons wait. */
  busy: boolean;
  /** What the last call failed with, when it concerns no field; in the user's words. */
  problem: string | undefined;
  /** Somebody else saved this claim meanwhile (E-001). */
  conflict: boolean;
  /** @param version the version that the user has seen and goes on from; none if nothing was chosen */
  endConflict: (version?: number) => void;
  /**
   * Saves what is typed. Answers undefined when it could not be saved, or the user went back from a warning.
   * @param confirm `1`: nobody asked for this save by name, so nothing is asked back
   */
  save: (confirm?: '1') => Promise<Saved | undefined>;
  /**
   * Runs another call on the claim with the same handling of warnings, field errors and conflicts. True when it was done.
   * @param id the claim that is there afterwards; undefined when the call took it away
   * @param anyway the button that goes on in spite of warnings
   */
  act: (id: string | undefined, call: (confirm?: '1') => Promise<unknown>, anyway?: string) => Promise<boolean>;
  /** Runs a call that changes nothing, to hear before a question whether the server would refuse. True when it would not. */
  check: (call: () => Promise<unknown>) => Promise<boolean>;
  /** Has to be rendered: asks about warnings. */
  dialog: ReactNode;
}

/** The form of one claim, and every way to send it. @param vin machine of a claim that is being made. */
export function useClaimForm(claim: WarrantyClaim | undefined, vin: string | null): ClaimFormState {
  const { t } = useTranslation('warrantyClaim');
  const client = useQueryClient();
  const failureText = useFailureText();
  const warnings = useWarnings();
  const [keys] = useState(createWriteKeys);
  const [edits, edit] = useReducer(editClaim, undefined, () => startEdits(claim ? fromClaim(claim) : newClaim(vin)));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [conflict, setConflict] = useState(false);
  const isDirty = edits.form !== edits.saved;
  /** The version that the form is about. With something typed the claim may be newer: it is also fetched when the window is come back to. */
  const version = useRef(claim?.version);
  // Calls that follow a save have to see the form as the save left it.
  const latest = useRef(edits);
  latest.current = edits;

  // A newer claim from the server replaces the form, unless the user has typed: then the next save finds the conflict.
  useEffect(() => {
    if (!claim || isDirty) return;
    version.current = claim.version;
    edit({ type: 'loaded', form: fromClaim(claim) });
    // oxlint-disable-next-line react/exhaustive-deps
  }, [claim?.version, claim?.id]);

  const explain = (error: unknown, sent: LinePositions | undefined): void => {
    if (isFailure(error, 'invalid')) {
      const { form } = latest.current;
      edit({ type: 'errors', errors: placeErrors(error.failure.errors, sent ?? positionsOf(form), form) });
      return setProblem(undefined);
    }
    const isTyped = latest.current.form !== latest.current.saved;
    if (isFailure(error, 'conflict') && isTyped) return setConflict(true);
    // Whatever stands against it, others have changed the claim: it is shown as it is now, and the reason beside the buttons.
    if (claim && !isTyped) void client.invalidateQueries({ queryKey: claims.detail(claim.id).queryKey });
    if (error instanceof NotDone) return setProblem(error.message);
    // Said beside the buttons, where the user looks.
    if (isFailure(error, 'refused')) tellElsewhere(error);
    setProblem(isFailure(error, 'offline') || isFailure(error, 'timeout') ? t('form.offline') : failureText(error));
  };

  // With something typed the newer claim is left for the conflict that the next save finds.
  const tellSaved = useLiveClaim(claim?.id, (id) => {
    if (latest.current.form === latest.current.saved) void client.invalidateQueries({ queryKey: claims.detail(id).queryKey });
  });

  /** One call at a time; its failure is explained. @param sent the lines of the call; default: those of the claim as it is now */
  const run = async <T>(
    call: (confirm?: '1') => Promise<T>,
    { sent, anyway }: { sent?: LinePositions; anyway?: string | undefined },
  ): Promise<T | undefined> => {
    setBusy(true);
    setProblem(undefined);
    try {
      const result = await warnings.run(call, anyway);
      if (result !== undefined) edit({ type: 'errors', errors: [] });
      return result;
    } catch (error) {
      explain(error, sent);
      return undefined;
    } finally {
      setBusy(false);
    }
  };

  const refresh = async (id: string): Promise<void> => {
    const fresh = await resultOf(warrantyClaimsDetail({ query: { id } }));
    client.setQueryData(claims.detail(id).queryKey, fresh);
    version.current = fresh.version;
    edit({ type: 'loaded', form: fromClaim(fresh) });
    if (claim) tellSaved(claim, fresh);
    // Lists, counts, logs and to-dos show the change the next time they are looked at.
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey !== claims.detail(id).queryKey });
  };

  return {
    edits,
    edit,
    isDirty,
    busy,
    problem,
    conflict,
    endConflict: (seen) => {
      version.current = seen ?? version.current;
      setConflict(false);
    },
    dialog: warnings.dialog,
    save: async (isConfirmed) => {
      const { body, positions } = toInput(edits.form, claim && { id: claim.id, version: version.current ?? claim.version });
      const saved = await run(
        async (confirm) => {
          try {
            const answer = await claims.save(body, { idempotencyKey: keys.current(), confirm: isConfirmed ?? confirm });
            keys.answered();
            return answer;
          } catch (error) {
            // Without an answer nobody knows whether it was saved: the same key makes the next attempt safe.
            if (!isFailure(error, 'offline') && !isFailure(error, 'timeout')) keys.answered();
            throw error;
          }
        },
        { sent: positions },
      );
      if (saved) await refresh(saved.id).catch(() => undefined);
      return saved;
    },
    check: async (call) => (await run(() => call().then(() => true), {})) === true,
    act: async (id, call, anyway) => {
      const done = await run(
        async (confirm) => {
          await call(confirm);
          return true;
        },
        { anyway },
      );
      if (done && id) await refresh(id).catch(() => undefined);
      else if (done) void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'detail' });
      return done === true;
    },
  };
}
