import type { Saved, WarrantyClaim } from '@harrow/api-client';
import { DateText, DocumentPage, type Fact, Money, StatusTag, useMessages } from '@harrow/ui';
import { type Dispatch, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { ConflictDialog } from '../../documents/form/ConflictDialog.tsx';
import { FieldsOfDocumentContext } from '../../documents/form/fieldsOfDocument.ts';
import { useDocumentDraft } from '../../documents/form/useDocumentDraft.ts';
import { useDocumentForm } from '../../documents/form/useDocumentForm.ts';
import { NeighbourButtons } from '../../shared/list/NeighbourButtons.tsx';
import { useTab } from '../../shared/tab.ts';
import { billStatusTones } from '../../shared/billStatus.ts';
import { ClaimFoot } from './ClaimFoot.tsx';
import { claims } from './claims.ts';
import { ClaimNotices } from './ClaimNotices.tsx';
import styles from './ClaimEditor.module.css';
import type { ClaimEdit, ClaimEdits } from './form/claimEdits.ts';
import type { ClaimSection } from './form/claimErrors.ts';
import { type ClaimEditing, ClaimEditingContext, idOf, type LineTable } from './form/editing.ts';
import { type ClaimOccasion, fromClaim, newClaim } from './form/claimForm.ts';
import { claimFormKind } from './form/claimFormKind.ts';
import { mergeForms } from './form/mergeForms.ts';
import { useChangePlace } from './form/useChangePlace.ts';
import { useClaimFields } from './form/useClaimFields.ts';
import { useClaimRates } from './form/useClaimRates.ts';
import { useFocusKept } from '../../documents/form/useFocusKept.ts';
import { ChangeValue } from './rail/ChangeValue.tsx';
import { usePhotosBeside } from './review/usePhotosBeside.ts';
import { useClaimRail } from './rail/useClaimRail.tsx';
import { ReviewingContext } from './review/reviewing.ts';
import { useReview } from './review/useReview.tsx';
import { ExpensesSection } from './sections/ExpensesSection.tsx';
import { FaultsSection } from './sections/FaultsSection.tsx';
import { MachineSection } from './sections/MachineSection.tsx';
import { PhotosSection } from './sections/PhotosSection.tsx';
import { SummarySection } from './sections/SummarySection.tsx';
import { UsageSection } from './sections/UsageSection.tsx';
import { machineOf, type MachineSearch, useMachine } from './sections/useMachine.ts';

interface ClaimEditorProps {
  /** Undefined while it was never saved. */
  claim: WarrantyClaim | undefined;
  /** What a new claim is opened for. */
  occasion: ClaimOccasion;
  /** A new claim was saved for the first time. */
  onCreated: (id: string) => void;
}

/** The claim page: what it shows follows from what the server allows. */
export function ClaimEditor({ claim, occasion, onCreated }: ClaimEditorProps) {
  const { t } = useTranslation('warrantyClaim');
  const pageId = useId();
  const { message } = useMessages();
  const user = useStore(userStore);
  const state = useDocumentForm(claimFormKind, claim, () => newClaim(occasion));
  const { edits, edit } = state;
  const { form, errors } = edits;
  const draft = useDocumentDraft({
    docType: 'warrantyClaim',
    // What was typed for a machine is offered where it is opened for that machine again.
    id: claim?.id ?? (occasion.vin ? `new ${occasion.vin}` : undefined),
    version: claim?.version,
    form,
    saved: edits.saved,
    merge: mergeForms,
    onRestore: (restored) => edit({ type: 'restored', form: restored }),
  });
  const readOnly = claim !== undefined && !claim.allowedActions.includes('edit');
  const found = useMachine(form.vin, !readOnly);
  useEngineOf(found, edits, edit);
  // What the claim remembers of its own machine stands for it until it is found, never for another one.
  const isRemembered = claim && (readOnly || (found.state !== 'found' && form.vin === claim.vin));
  const search = isRemembered ? ({ state: 'found', machine: machineOf(claim) } as const) : found;
  const noHours = search.state === 'found' && search.machine.noHours;
  const second = search.state === 'found' ? search.machine.secondProduct : undefined;
  const third = search.state === 'found' ? search.machine.thirdProduct : undefined;
  const model = search.state === 'found' ? search.machine.fourthProduct : undefined;
  const rates = useClaimRates(claim, readOnly, form);
  const [tables] = useState(() => new Map<string, LineTable>());
  const editing = useMemo<ClaimEditing>(
    () => ({
      pageId,
      form,
      edit,
      claimId: claim?.id,
      readOnly,
      errors,
      marks: claim?.status === 'no_pass' ? claim.marks : [],
      product: second && third && model ? { second, third, model } : undefined,
      tables,
      currency: claim?.currency ?? user?.currency ?? '',
      rates,
    }),
    [pageId, form, edit, readOnly, errors, claim, second, third, model, user?.currency, rates, tables],
  );
  const fields = useClaimFields(editing);
  const changePlace = useChangePlace();
  const { reviewing, ...review } = useReview(claim);
  const isUnsaved = state.isDirty || review.isChanged;
  const tab = useTab();
  useEffect(() => tab.markUnsaved(isUnsaved), [tab, isUnsaved]);
  const rail = useClaimRail(claim, reviewing !== undefined);
  const photosBeside = usePhotosBeside(reviewing !== undefined);

  const save = async (confirm?: '1'): Promise<Saved | undefined> => {
    const saved = await state.save(confirm);
    if (saved && !claim) {
      // From now on its draft is kept under its id.
      draft.discard();
      onCreated(saved.id);
    }
    return saved;
  };
  // Who chooses a photo did not ask to save: what speaks against it is said, and stops nothing.
  const saveForFiles = async (): Promise<Saved | undefined> => {
    const saved = await save('1');
    if (saved && saved.warnings.length > 0) void message.warning(saved.warnings.map(({ text }) => text).join(' '), 8);
    return saved;
  };
  useFirstFocus(claim === undefined ? idOf(pageId, { kind: 'header', field: 'vin' }) : undefined);
  const page = useRef<HTMLDivElement>(null);
  useFocusKept(state.busy, page);
  const count = (section: ClaimSection): number => errors.filter((error) => error.section === section).length;
  return (
    <ClaimEditingContext value={editing}>
      <FieldsOfDocumentContext value={fields}>
        <ReviewingContext value={reviewing}>
          <div ref={page} className={reviewing ? styles.review : undefined} inert={state.busy}>
            <DocumentPage
              title={claim?.claimNo ?? t('newClaim')}
              status={<StatusTag color={billStatusTones[claim?.status ?? 'draft']} dict="bill_status" value={claim?.status ?? 'draft'} />}
              facts={claim && claimFacts(claim, t)}
              actions={claim && <NeighbourButtons resource={claims} id={claim.id} pathOf={(id) => `/service/warrantyClaim/detail/${id}`} />}
              notice={
                <>
                  {review.newer}
                  <ClaimNotices claim={claim} draft={draft} form={form} errors={errors} tables={tables} />
                </>
              }
              rail={rail}
              foot={<ClaimFoot claim={claim} state={state} isUnsaved={isUnsaved} isKept={draft.isKept && review.isKept} onSave={() => save()} />}
            >
              <MachineSection search={search} claim={claim} errorCount={count('machine')} />
              <UsageSection errorCount={count('usage')} claimId={claim?.id} noHours={noHours} />
              <FaultsSection errorCount={count('faults')} />
              <ExpensesSection errorCount={count('expenses')} />
              {!photosBeside && <PhotosSection claim={claim} noHours={noHours} errorCount={count('photos')} onNeedId={saveForFiles} />}
              <SummarySection claim={claim} errorCount={count('summary')} />
            </DocumentPage>
          </div>
          {state.dialog}
          {state.conflict && claim && (
            <ConflictDialog
              id={claim.id}
              resource={claims}
              mayEdit={({ allowedActions }) => allowedActions.includes('edit')}
              fromDocument={fromClaim}
              merge={mergeForms}
              edits={edits}
              edit={edit}
              endConflict={state.endConflict}
              placeText={changePlace}
              valueOf={(field, value) => <ChangeValue field={field} value={value} />}
            />
          )}
        </ReviewingContext>
      </FieldsOfDocumentContext>
    </ClaimEditingContext>
  );
}

/** Who makes a new claim starts with the machine, or with what comes after it. */
function useFirstFocus(id: string | undefined): void {
  useEffect(() => {
    if (id) document.getElementById(id)?.focus({ preventScroll: true });
    // Once: what is saved later keeps the focus where it is.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}

/** A machine that was just found brings its engine number, unless the user has typed one. */
function useEngineOf(found: MachineSearch, { form, saved }: ClaimEdits, edit: Dispatch<ClaimEdit>): void {
  const machine = found.state === 'found' ? found.machine : undefined;
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (!machine) return;
    const { engineNo } = machine;
    const isOpen = form.engineNo === null || form.engineNo === shown.current;
    shown.current = engineNo;
    if (!engineNo || !isOpen || form.engineNo === engineNo) return;
    // A claim opened for a machine is not yet something the user has typed.
    if (form === saved) edit({ type: 'loaded', form: { ...form, engineNo } });
    else edit({ type: 'header', patch: { engineNo } });
    // Only another machine is a reason; an engine number that the user empties stays empty.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [machine?.vin]);
}

function claimFacts(claim: WarrantyClaim, t: ReturnType<typeof useTranslation<'warrantyClaim'>>['t']): Fact[] {
  // What was approved weighs more than what was claimed.
  const isReviewed = claim.auditTotal !== null;
  return [
    { label: t('field.dealerName'), value: claim.subDealerName ?? claim.dealerName },
    ...(claim.submitTime ? [{ label: t('field.submitTime'), value: <DateText value={claim.submitTime} precision="date" /> }] : []),
    ...(claim.round > 1 ? [{ label: t('field.round'), value: claim.round }] : []),
    { label: t('field.totalAmount'), value: <Money amount={claim.totalAmount} currency={claim.currency} strong={!isReviewed} /> },
    ...(isReviewed ? [{ label: t('field.auditTotal'), value: <Money amount={claim.auditTotal} currency={claim.currency} strong /> }] : []),
  ];
}
