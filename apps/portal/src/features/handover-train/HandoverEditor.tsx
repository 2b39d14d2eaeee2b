import type { HandoverTrain } from '@harrow/api-client';
import { DateText, DocumentPage, ErrorSummary, type Fact, sectionId, StatusTag } from '@harrow/ui';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '../../documents/form/ConflictDialog.tsx';
import { FieldsOfDocumentContext } from '../../documents/form/fieldsOfDocument.ts';
import { useDocumentDraft } from '../../documents/form/useDocumentDraft.ts';
import { useDocumentForm } from '../../documents/form/useDocumentForm.ts';
import { type FormStep, StepForm } from '../../documents/form/StepForm.tsx';
import { useFocusKept } from '../../documents/form/useFocusKept.ts';
import { useSteps } from '../../documents/form/useSteps.ts';
import { RestoreOffer } from '../../documents/page/RestoreOffer.tsx';
import { ReturnNotice } from '../../documents/page/ReturnNotice.tsx';
import { billStatusTones } from '../../shared/billStatus.ts';
import { NeighbourButtons } from '../../shared/list/NeighbourButtons.tsx';
import { useTab } from '../../shared/tab.ts';
import { type HandoverEditing, HandoverEditingContext, idOf } from './form/editing.ts';
import { fromHandover, newHandover } from './form/handoverForm.ts';
import { handoverFormKind, mergeHandovers, type PlacedError } from './form/handoverFormKind.ts';
import { inOrder, isDone, type StepName, stepNames, stepOf } from './form/handoverSteps.ts';
import { useHandoverFields } from './form/useHandoverFields.ts';
import { HandoverFoot } from './HandoverFoot.tsx';
import { handoverAddress, handovers } from './handovers.ts';
import { HandoverValue, labelOf } from './rail/HandoverChanges.tsx';
import { useHandoverRail } from './rail/useHandoverRail.tsx';
import { FilesSection } from './sections/FilesSection.tsx';
import { MachineSection } from './sections/MachineSection.tsx';
import { OwnerSection } from './sections/OwnerSection.tsx';
import { TrainingSection } from './sections/TrainingSection.tsx';
import { WarrantySection } from './sections/WarrantySection.tsx';

interface HandoverEditorProps {
  /** Undefined while it was never saved. */
  handover: HandoverTrain | undefined;
  /** Of the machine that a new sheet is for, where the address names it. */
  vin: string | null;
  /** It was saved for the first time. */
  onCreated: (id: string) => void;
}

/** The page of a handover: what it shows follows from what the server allows. */
export function HandoverEditor({ handover, vin, onCreated }: HandoverEditorProps) {
  const { t } = useTranslation('handoverTrain');
  const pageId = useId();
  const state = useDocumentForm(handoverFormKind, handover, () => newHandover(vin));
  const { edits, edit, isDirty } = state;
  const { form, errors } = edits;
  const draft = useDocumentDraft({
    docType: 'handoverTrain',
    id: handover?.id,
    version: handover?.version,
    form,
    saved: edits.saved,
    merge: mergeHandovers,
    onRestore: (restored) => edit({ type: 'restored', form: restored }),
  });
  const readOnly = handover !== undefined && !handover.allowedActions.includes('edit');
  const tab = useTab();
  useEffect(() => tab.markUnsaved(isDirty), [tab, isDirty]);
  const editing: HandoverEditing = { pageId, handover, form, edit, readOnly, errors };
  const fields = useHandoverFields(editing);
  const rail = useHandoverRail(handover);
  const save = async () => {
    const saved = await state.save();
    if (saved && !handover) {
      // From now on its draft is kept under its id.
      draft.discard();
      onCreated(saved.id);
    }
    return saved;
  };
  const page = useRef<HTMLDivElement>(null);
  useFocusKept(state.busy, page);
  const [filledSlots, setFilledSlots] = useState<readonly string[]>([]);
  const idOfError = useCallback(({ list, field }: PlacedError) => idOf(pageId, list ?? field), [pageId]);
  const { step, open } = useSteps<StepName, PlacedError>({
    first: 'machine',
    // A section is called after its step.
    idOf: (name) => sectionId(pageId, name),
    problems: errors,
    firstPlace: useCallback(
      (problems) => {
        const first = inOrder(problems)[0];
        const place = first && stepOf(first);
        return place && { step: place, fieldId: idOfError(first) };
      },
      [idOfError],
    ),
    busy: state.busy,
  });
  const contents: Record<StepName, (errorCount: number) => ReactNode> = {
    machine: (errorCount) => <MachineSection errorCount={errorCount} />,
    owner: (errorCount) => <OwnerSection errorCount={errorCount} />,
    training: (errorCount) => <TrainingSection errorCount={errorCount} />,
    warranty: (errorCount) => <WarrantySection errorCount={errorCount} />,
    files: (errorCount) => <FilesSection errorCount={errorCount} onNeedId={save} onFilled={setFilledSlots} />,
  };
  const steps = stepNames.map((name): FormStep<StepName> => {
    const errorCount = errors.filter((error) => stepOf(error) === name).length;
    return { name, title: t(`section.${name}`), errorCount, isDone: isDone(name, form, handover, filledSlots), content: contents[name](errorCount) };
  });
  return (
    <HandoverEditingContext value={editing}>
      <FieldsOfDocumentContext value={fields}>
        <div ref={page} inert={state.busy}>
          <DocumentPage
            id={pageId}
            title={handover?.handoverNo ?? t('new')}
            status={handover && <StatusTag color={billStatusTones[handover.status]} text={handover.status_dictText} />}
            facts={handover && factsOf(handover, t)}
            actions={handover && <NeighbourButtons resource={handovers} id={handover.id} pathOf={(id) => `${handoverAddress}/detail/${id}`} />}
            notice={
              <>
                {draft.offeredAt !== undefined && <RestoreOffer savedAt={draft.offeredAt} onAccept={draft.accept} onRefuse={draft.refuse} />}
                <ReturnNotice document={handover} />
                <ErrorSummary
                  errors={inOrder(errors).map((error, index) => {
                    const { list, field, code, text } = error;
                    const place = stepOf(error);
                    return {
                      key: `${code}-${index}`,
                      section: list ? t(`section.${list}`) : labelOf('header', field),
                      text,
                      ...(place ? { onJump: () => open(place, idOfError(error)) } : { fieldId: idOfError(error) }),
                    };
                  })}
                />
              </>
            }
            anchors={readOnly}
            rail={rail}
            foot={<HandoverFoot handover={handover} state={state} isKept={draft.isKept} onSave={save} />}
          >
            <StepForm steps={steps} current={step} onOpen={open} isWhole={readOnly} />
          </DocumentPage>
        </div>
        {state.dialog}
        {state.conflict && handover && (
          <ConflictDialog
            id={handover.id}
            resource={handovers}
            mayEdit={({ allowedActions }) => allowedActions.includes('edit')}
            fromDocument={fromHandover}
            merge={mergeHandovers}
            edits={edits}
            edit={edit}
            endConflict={state.endConflict}
            placeText={({ place, field }) =>
              [
                place.kind !== 'header' && t(`section.${place.kind as 'trainees'}`),
                place.kind === 'trainees' && place.name,
                field && labelOf(place.kind, field),
              ]
                .filter(Boolean)
                .join(' · ')
            }
            valueOf={(field, value) => <HandoverValue field={field} value={value} />}
          />
        )}
      </FieldsOfDocumentContext>
    </HandoverEditingContext>
  );
}

const factsOf = (handover: HandoverTrain, t: ReturnType<typeof useTranslation<'handoverTrain'>>['t']): Fact[] => [
  { label: t('field.vin'), value: handover.vin },
  { label: t('field.dealerName'), value: handover.subDealerName ?? handover.dealerName },
  ...(handover.deliveryDate ? [{ label: t('field.deliveryDate'), value: <DateText value={handover.deliveryDate} /> }] : []),
  ...(handover.lateDays > 0 ? [{ label: t('field.lateDays'), value: <StatusTag color="warning" text={String(handover.lateDays)} /> }] : []),
];
