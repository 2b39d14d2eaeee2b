import type { UsedPartsHandle, UsedPartsTask } from '@harrow/api-client';
import { DateText, DocumentPage, ErrorSummary, type Fact, Money, sectionId, StatusTag } from '@harrow/ui';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '../../documents/form/ConflictDialog.tsx';
import { FieldsOfDocumentContext } from '../../documents/form/fieldsOfDocument.ts';
import { useDocumentDraft } from '../../documents/form/useDocumentDraft.ts';
import { useDocumentForm } from '../../documents/form/useDocumentForm.ts';
import { useFocusKept } from '../../documents/form/useFocusKept.ts';
import { RestoreOffer } from '../../documents/page/RestoreOffer.tsx';
import { ReturnNotice } from '../../documents/page/ReturnNotice.tsx';
import { billStatusTones } from '../../shared/billStatus.ts';
import { NeighbourButtons } from '../../shared/list/NeighbourButtons.tsx';
import { useTab } from '../../shared/tab.ts';
import { type HandleEditing, HandleEditingContext, idOf } from './form/editing.ts';
import { fromHandle, newHandle } from './form/handleForm.ts';
import { handleFormKind, mergeHandles, type PlacedError } from './form/handleFormKind.ts';
import { useHandleFields } from './form/useHandleFields.ts';
import { HandleFoot } from './HandleFoot.tsx';
import { handleAddress, handles } from './handles.ts';
import { HandleValue, labelOf } from './rail/HandleChanges.tsx';
import { useHandleRail } from './rail/useHandleRail.tsx';
import { ReceiptNotice } from './receive/ReceiptNotice.tsx';
import { FilesSection, slotNames } from './sections/FilesSection.tsx';
import { LinesSection } from './sections/LinesSection.tsx';
import { methodFields, MethodSection, shippingFields, ShippingSection } from './sections/MethodSection.tsx';

interface HandleEditorProps {
  /** Undefined while it was never saved. */
  handle: UsedPartsHandle | undefined;
  /** Those that a new document begins with. */
  cores: readonly UsedPartsTask[];
  /** It was saved for the first time. */
  onCreated: (id: string) => void;
}

/** The page of a document about cores: what it shows follows from what the server allows. */
export function HandleEditor({ handle, cores, onCreated }: HandleEditorProps) {
  const { t } = useTranslation('usedPartsHandle');
  const pageId = useId();
  const state = useDocumentForm(handleFormKind, handle, () => newHandle(cores));
  const { edits, edit, isDirty } = state;
  const { form, errors } = edits;
  const draft = useDocumentDraft({
    docType: 'usedPartsHandle',
    id: handle?.id,
    version: handle?.version,
    form,
    saved: edits.saved,
    merge: mergeHandles,
    onRestore: (restored) => edit({ type: 'restored', form: restored }),
  });
  const readOnly = handle !== undefined && !handle.allowedActions.includes('edit');
  const tab = useTab();
  useEffect(() => tab.markUnsaved(isDirty), [tab, isDirty]);
  const editing: HandleEditing = { pageId, handle, form, edit, readOnly, errors };
  const fields = useHandleFields(editing);
  const rail = useHandleRail(handle);
  const save = async () => {
    const saved = await state.save();
    if (saved && !handle) {
      // From now on its draft is kept under its id.
      draft.discard();
      onCreated(saved.id);
    }
    return saved;
  };
  const page = useRef<HTMLDivElement>(null);
  useFocusKept(state.busy, page);
  const count = (has: (error: PlacedError) => boolean): number => errors.filter(has).length;
  const inHeader =
    (names: readonly string[]) =>
    ({ rowId, field }: PlacedError): boolean =>
      rowId === undefined && names.includes(field);
  return (
    <HandleEditingContext value={editing}>
      <FieldsOfDocumentContext value={fields}>
        <div ref={page} inert={state.busy}>
          <DocumentPage
            id={pageId}
            title={handle?.handleNo ?? t('new')}
            status={handle && <StatusTag color={billStatusTones[handle.status]} text={handle.status_dictText} />}
            facts={handle && factsOf(handle, t)}
            actions={handle && <NeighbourButtons resource={handles} id={handle.id} pathOf={(id) => `${handleAddress}/detail/${id}`} />}
            notice={
              <>
                {draft.offeredAt !== undefined && <RestoreOffer savedAt={draft.offeredAt} onAccept={draft.accept} onRefuse={draft.refuse} />}
                {handle && handle.receivedDate !== null ? <ReceiptNotice handle={handle} /> : <ReturnNotice document={handle} />}
                <ErrorSummary
                  errors={errors.map(({ rowId, field, code, text }, index) => ({
                    key: `${code}-${index}`,
                    section: rowId === undefined ? labelOf('header', field) : form.lines.find(({ id }) => id === rowId)?.tagNo,
                    text,
                    fieldId: rowId === undefined && field !== 'lines' ? idOf(pageId, field) : sectionId(pageId, 'lines'),
                  }))}
                />
              </>
            }
            rail={rail}
            foot={<HandleFoot handle={handle} state={state} isKept={draft.isKept} onSave={save} />}
          >
            <MethodSection errorCount={count(inHeader(methodFields))} />
            <LinesSection errorCount={count(({ rowId, field }) => rowId !== undefined || field === 'lines')} />
            <ShippingSection errorCount={count(inHeader(shippingFields))} />
            <FilesSection errorCount={count(inHeader(slotNames))} onNeedId={save} />
          </DocumentPage>
        </div>
        {state.dialog}
        {state.conflict && handle && (
          <ConflictDialog
            id={handle.id}
            resource={handles}
            mayEdit={({ allowedActions }) => allowedActions.includes('edit')}
            fromDocument={fromHandle}
            merge={mergeHandles}
            edits={edits}
            edit={edit}
            endConflict={state.endConflict}
            placeText={({ place, field }) =>
              [place.kind === 'lines' && t('section.lines'), place.name, field && labelOf(place.kind, field)].filter(Boolean).join(' · ')
            }
            valueOf={(field, value) => <HandleValue field={field} value={value} />}
          />
        )}
      </FieldsOfDocumentContext>
    </HandleEditingContext>
  );
}

const factsOf = (handle: UsedPartsHandle, t: ReturnType<typeof useTranslation<'usedPartsHandle'>>['t']): Fact[] => [
  { label: t('field.handleMethod'), value: handle.handleMethod_dictText },
  { label: t('field.dealerName'), value: handle.subDealerName ?? handle.dealerName },
  { label: t('field.totalQty'), value: handle.receivedQty === null ? String(handle.totalQty) : `${handle.receivedQty} / ${handle.totalQty}` },
  ...(handle.receivedDate ? [{ label: t('field.receivedDate'), value: <DateText value={handle.receivedDate} /> }] : []),
  ...(handle.auditFreight === null
    ? []
    : [{ label: t('field.auditFreight'), value: <Money amount={handle.auditFreight} currency={handle.currency ?? undefined} /> }]),
  ...(handle.chargeAmount === null
    ? []
    : [{ label: t('field.chargeAmount'), value: <Money amount={handle.chargeAmount} currency={handle.currency ?? undefined} /> }]),
];
