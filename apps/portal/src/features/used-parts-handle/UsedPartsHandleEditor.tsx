import type { UsedPartsHandle } from '@harrow/api-client';
import { DateText, DocumentPage, DocumentSection, ErrorSummary, FieldGrid, StatusTag } from '@harrow/ui';
import { Alert } from 'antd';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '../../documents/form/ConflictDialog.tsx';
import { FieldsOfDocumentContext } from '../../documents/form/fieldsOfDocument.ts';
import { useDocumentDraft } from '../../documents/form/useDocumentDraft.ts';
import { useDocumentForm } from '../../documents/form/useDocumentForm.ts';
import { useFocusKept } from '../../documents/form/useFocusKept.ts';
import { RestoreOffer } from '../../documents/page/RestoreOffer.tsx';
import { useDocumentRail } from '../../documents/page/useDocumentRail.tsx';
import { billStatusTones } from '../../shared/billStatus.ts';
import { useTab } from '../../shared/tab.ts';
import { UsedPartsHandleFoot } from './UsedPartsHandleFoot.tsx';
import { usedPartsHandles } from './usedPartsHandles.ts';
import { fromUsedPartsHandle, newUsedPartsHandle } from './form/usedPartsHandleForm.ts';
import { usedPartsHandleFormKind, mergeUsedPartsHandles } from './form/usedPartsHandleFormKind.ts';
import { idOf, TextField, useUsedPartsHandleFields } from './form/useUsedPartsHandleFields.ts';
import { LineTable } from './LineTable.tsx';

interface UsedPartsHandleEditorProps {
  /** Undefined while it was never saved. */
  usedPartsHandle: UsedPartsHandle | undefined;
  /** It was saved for the first time. */
  onCreated: (id: string) => void;
}

/** The page of a document: what it shows follows from what the server allows. */
export function UsedPartsHandleEditor({ usedPartsHandle, onCreated }: UsedPartsHandleEditorProps) {
  const { t } = useTranslation('usedPartsHandle');
  const pageId = useId();
  const state = useDocumentForm(usedPartsHandleFormKind, usedPartsHandle, newUsedPartsHandle);
  const { edits, edit, isDirty } = state;
  const { form, errors } = edits;
  const draft = useDocumentDraft({
    docType: 'usedPartsHandle',
    id: usedPartsHandle?.id,
    version: usedPartsHandle?.version,
    form,
    saved: edits.saved,
    merge: mergeUsedPartsHandles,
    onRestore: (restored) => edit({ type: 'restored', form: restored }),
  });
  const readOnly = usedPartsHandle !== undefined && !usedPartsHandle.allowedActions.includes('edit');
  const tab = useTab();
  useEffect(() => tab.markUnsaved(isDirty), [tab, isDirty]);
  const fields = useUsedPartsHandleFields({ pageId, form, edit, readOnly, errors });
  const rail = useDocumentRail({ docType: 'usedPartsHandle', document: usedPartsHandle, isLogOpen: usedPartsHandle?.submitTime != null });
  const save = async () => {
    const saved = await state.save();
    if (saved && !usedPartsHandle) {
      // From now on its draft is kept under its id.
      draft.refuse();
      onCreated(saved.id);
    }
    return saved;
  };
  const page = useRef<HTMLDivElement>(null);
  useFocusKept(state.busy, page);
  return (
    <FieldsOfDocumentContext value={fields}>
      <div ref={page} inert={state.busy}>
        <DocumentPage
          title={usedPartsHandle?.usedPartsHandleNo ?? t('new')}
          status={usedPartsHandle && <StatusTag color={billStatusTones[usedPartsHandle.status]} text={usedPartsHandle.status_dictText} />}
          facts={
            usedPartsHandle && [
              { label: t('field.dealerName'), value: usedPartsHandle.subDealerName ?? usedPartsHandle.dealerName },
              { label: t('field.createTime'), value: <DateText value={usedPartsHandle.createTime} precision="date" /> },
            ]
          }
          notice={
            <>
              {draft.offeredAt !== undefined && <RestoreOffer savedAt={draft.offeredAt} onAccept={draft.accept} onRefuse={draft.refuse} />}
              {usedPartsHandle?.status === 'no_pass' && <Alert type="warning" showIcon title={usedPartsHandle.auditOpinion} />}
              <ErrorSummary
                errors={errors.map(({ rowId, field, code, text }, index) => ({
                  key: `${code}-${index}`,
                  section: rowId === undefined ? t('section.base') : t('section.lines'),
                  text,
                  fieldId: rowId === undefined ? idOf(pageId, field) : 'lines',
                }))}
              />
            </>
          }
          rail={rail}
          foot={<UsedPartsHandleFoot usedPartsHandle={usedPartsHandle} state={state} isKept={draft.isKept} onSave={save} />}
        >
          <DocumentSection id="base" title={t('section.base')} errorCount={errors.filter(({ rowId }) => rowId === undefined).length}>
            <FieldGrid>
              <TextField name="title" />
              <TextField name="remark" rows={2} wide optional />
            </FieldGrid>
          </DocumentSection>
          <DocumentSection id="lines" title={t('section.lines')} errorCount={errors.filter(({ rowId }) => rowId !== undefined).length}>
            <LineTable rows={form.lines} errors={errors} readOnly={readOnly} onRowsChange={(rows) => edit({ type: 'lines', rows })} />
          </DocumentSection>
        </DocumentPage>
      </div>
      {state.dialog}
      {state.conflict && usedPartsHandle && (
        <ConflictDialog
          id={usedPartsHandle.id}
          resource={usedPartsHandles}
          fromDocument={fromUsedPartsHandle}
          merge={mergeUsedPartsHandles}
          edits={edits}
          edit={edit}
          endConflict={state.endConflict}
          placeText={({ place, field }) => [place.name, field && t(`field.${field as 'title'}`)].filter(Boolean).join(' · ')}
          valueOf={(_field, value) => value}
        />
      )}
    </FieldsOfDocumentContext>
  );
}
