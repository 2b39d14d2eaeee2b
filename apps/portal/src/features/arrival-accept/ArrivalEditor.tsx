import type { ArrivalAccept, Saved } from '@harrow/api-client';
import { DateText, DocumentPage, ErrorSummary, type Fact, Money, sectionId, StatusTag, useDictionary } from '@harrow/ui';
import { useEffect, useEffectEvent, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { placeId } from '../../documents/checklist/checkLine.ts';
import { useLineNotes } from '../../documents/checklist/useLineNotes.ts';
import { ConflictDialog } from '../../documents/form/ConflictDialog.tsx';
import { FieldsOfDocumentContext } from '../../documents/form/fieldsOfDocument.ts';
import { useDocumentDraft } from '../../documents/form/useDocumentDraft.ts';
import { useDocumentForm } from '../../documents/form/useDocumentForm.ts';
import { useFocusKept } from '../../documents/form/useFocusKept.ts';
import { RestoreOffer } from '../../documents/page/RestoreOffer.tsx';
import { ReturnNotice } from '../../documents/page/ReturnNotice.tsx';
import { NewerVersion } from '../../documents/review/NewerVersion.tsx';
import { billStatusTones } from '../../shared/billStatus.ts';
import { NeighbourButtons } from '../../shared/list/NeighbourButtons.tsx';
import { useTab } from '../../shared/tab.ts';
import { DaysLeft, resultTones } from './arrivalColumns.tsx';
import { ArrivalFoot } from './ArrivalFoot.tsx';
import { arrivals } from './arrivals.ts';
import { fromArrival, type HeaderField, headerFields } from './form/arrivalForm.ts';
import { arrivalFormKind, mergeArrivals, type PlacedError } from './form/arrivalFormKind.ts';
import { type ArrivalEditing, ArrivalEditingContext, type ItemNote } from './form/editing.ts';
import { useArrivalFields } from './form/useArrivalFields.ts';
import { FoundValue, labelOf } from './rail/ArrivalChanges.tsx';
import { useArrivalRail } from './rail/useArrivalRail.tsx';
import { FoundItems } from './sheet/FoundItems.tsx';
import { HeaderSection } from './sheet/HeaderSection.tsx';
import { InspectedItems } from './sheet/InspectedItems.tsx';
import { PhotosSection, type SlotName } from './sheet/PhotosSection.tsx';

const isHeaderField = (field: string): field is HeaderField => (headerFields as readonly string[]).includes(field);

/** The page of a sheet: what it shows follows from what the server allows. */
export function ArrivalEditor({ arrival }: { arrival: ArrivalAccept }) {
  const { t } = useTranslation('arrivalAccept');
  const pageId = useId();
  const state = useDocumentForm(arrivalFormKind, arrival, () => fromArrival(arrival));
  const { edits, edit } = state;
  const { form, errors } = edits;
  const handlings = useDictionary('pdi_handling').items;
  const draft = useDocumentDraft({
    docType: 'arrivalAccept',
    id: arrival.id,
    version: arrival.version,
    form,
    saved: edits.saved,
    merge: mergeArrivals,
    onRestore: (restored) => edit({ type: 'restored', form: restored }),
  });
  const readOnly = !arrival.allowedActions.includes('edit');
  const { allowedActions } = arrival;
  const purpose = allowedActions.includes('handled') ? 'finish' : allowedActions.includes('noPass') ? 'review' : undefined;
  const notes = useLineNotes<ItemNote>('arrivalAccept', arrival, purpose !== undefined);
  const isUnsaved = state.isDirty || notes.isChanged;
  const tab = useTab();
  useEffect(() => tab.markUnsaved(isUnsaved), [tab, isUnsaved]);
  useSaveOnReturn(state.isDirty && !readOnly, () => state.save());
  const onNeedIds = async (): Promise<boolean> => (await state.save()) !== undefined;
  const textOf = ({ handling, remark, handled }: ItemNote): string =>
    [handlings?.find(({ value }) => value === handling)?.text, handled === 'Y' && t('field.items.handled'), remark].filter(Boolean).join(' · ');
  const editing: ArrivalEditing = { pageId, arrival, form, edit, readOnly, errors, purpose, notes, onNeedIds };
  const page = useRef<HTMLDivElement>(null);
  useFocusKept(state.busy, page);
  const fields = useArrivalFields(editing);
  const rail = useArrivalRail(arrival);
  const names = useMemo(() => new Map(arrival.items.map(({ itemCode, itemName }) => [itemCode, `${itemCode} ${itemName}`])), [arrival.items]);
  const slots = arrival.slots.map(({ slot }) => slot);
  const placeOf = ({ item, field }: Pick<PlacedError, 'item' | 'field'>): string => {
    if (item !== undefined) return names.get(item) ?? item;
    if (slots.includes(field)) return t(`field.slot.${field as SlotName}`);
    return isHeaderField(field) ? t(`field.${field}`) : t('section.checklist');
  };
  const count = (has: (field: string) => boolean): number => errors.filter(({ item, field }) => item === undefined && has(field)).length;
  return (
    <ArrivalEditingContext value={editing}>
      <FieldsOfDocumentContext value={fields}>
        <div ref={page} inert={state.busy}>
          <DocumentPage
            id={pageId}
            title={arrival.acceptNo}
            status={<StatusTag color={billStatusTones[arrival.status]} text={arrival.status_dictText} />}
            facts={factsOf(arrival, t, <DaysLeft days={arrival.daysLeft} />)}
            actions={<NeighbourButtons resource={arrivals} id={arrival.id} pathOf={(id) => `/vehicle/arrivalAccept/detail/${id}`} />}
            notice={
              <>
                {draft.offeredAt !== undefined && <RestoreOffer savedAt={draft.offeredAt} onAccept={draft.accept} onRefuse={draft.refuse} />}
                <NewerVersion
                  isOld={notes.isOld}
                  lost={notes.lost.map(({ lineId, name, note }) => ({ key: lineId, name, text: textOf(note) }))}
                  onGoOn={purpose && notes.goOn}
                  onForget={notes.forget}
                />
                <ReturnNotice document={arrival} />
                <ErrorSummary
                  errors={errors.map((error, index) => ({
                    key: `${error.code}-${index}`,
                    // Most texts about items name them.
                    section: error.item !== undefined && error.text.includes(error.item) ? undefined : placeOf(error),
                    text: error.text,
                    // Without a place of its own it is about the items, such as that none was answered.
                    fieldId:
                      error.item === undefined && !isHeaderField(error.field) && !slots.includes(error.field)
                        ? sectionId(pageId, 'checklist')
                        : placeId(pageId, error.field, error.item),
                  }))}
                />
              </>
            }
            rail={rail}
            foot={<ArrivalFoot arrival={arrival} state={state} notes={notes} isUnsaved={isUnsaved} isKept={draft.isKept && notes.isKept} />}
          >
            <HeaderSection errorCount={count(isHeaderField)} />
            {readOnly ? <FoundItems /> : <InspectedItems />}
            <PhotosSection errorCount={count((field) => slots.includes(field))} />
          </DocumentPage>
        </div>
        {state.dialog}
        {state.conflict && (
          <ConflictDialog
            id={arrival.id}
            resource={arrivals}
            mayEdit={(newest) => newest.allowedActions.includes('edit')}
            fromDocument={fromArrival}
            merge={mergeArrivals}
            edits={edits}
            edit={edit}
            endConflict={state.endConflict}
            placeText={({ place, field }) =>
              [place.kind === 'items' && (names.get(place.name) ?? place.name), field && labelOf(t, place.kind, field)].filter(Boolean).join(' · ')
            }
            valueOf={(field, value) => <FoundValue field={field} value={value} />}
          />
        )}
      </FieldsOfDocumentContext>
    </ArrivalEditingContext>
  );
}

/** What was typed while the server could not be reached is saved when the network is back. */
function useSaveOnReturn(isDirty: boolean, save: () => Promise<Saved | undefined>): void {
  const saveNow = useEffectEvent(() => void (isDirty && save()));
  useEffect(() => {
    window.addEventListener('online', saveNow);
    return () => window.removeEventListener('online', saveNow);
  }, []);
}

function factsOf(arrival: ArrivalAccept, t: ReturnType<typeof useTranslation<'arrivalAccept'>>['t'], daysLeft: Fact['value']): Fact[] {
  return [
    { label: t('field.dealerName'), value: arrival.subDealerName ?? arrival.dealerName },
    ...(arrival.daysLeft === null ? [] : [{ label: t('field.deadline'), value: daysLeft }]),
    ...(arrival.result === null
      ? []
      : [{ label: t('field.result'), value: <StatusTag color={resultTones[arrival.result]} text={arrival.result_dictText ?? ''} /> }]),
    ...(arrival.submitTime ? [{ label: t('field.submitTime'), value: <DateText value={arrival.submitTime} precision="date" /> }] : []),
    ...(arrival.pdiFee === null
      ? []
      : [{ label: t('field.pdiFee'), value: <Money amount={arrival.pdiFee} currency={arrival.currency ?? undefined} strong /> }]),
  ];
}
