import type { ExtendInsurance } from '@harrow/api-client';
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
import { ExtendInsuranceFoot } from './ExtendInsuranceFoot.tsx';
import { extendInsurances } from './extendInsurances.ts';
import { fromExtendInsurance, newExtendInsurance } from './form/extendInsuranceForm.ts';
import { extendInsuranceFormKind, mergeExtendInsurances } from './form/extendInsuranceFormKind.ts';
import { idOf, TextField, useExtendInsuranceFields } from './form/useExtendInsuranceFields.ts';
import { LineTable } from './LineTable.tsx';

interface ExtendInsuranceEditorProps {
  /** Undefined while it was never saved. */
  extendInsurance: ExtendInsurance | undefined;
  /** It was saved for the first time. */
  onCreated: (id: string) => void;
}

/** The page of a document: what it shows follows from what the server allows. */
export function ExtendInsuranceEditor({ extendInsurance, onCreated }: ExtendInsuranceEditorProps) {
  const { t } = useTranslation('extendInsurance');
  const pageId = useId();
  const state = useDocumentForm(extendInsuranceFormKind, extendInsurance, newExtendInsurance);
  const { edits, edit, isDirty } = state;
  const { form, errors } = edits;
  const draft = useDocumentDraft({
    docType: 'extendInsurance',
    id: extendInsurance?.id,
    version: extendInsurance?.version,
    form,
    saved: edits.saved,
    merge: mergeExtendInsurances,
    onRestore: (restored) => edit({ type: 'restored', form: restored }),
  });
  const readOnly = extendInsurance !== undefined && !extendInsurance.allowedActions.includes('edit');
  const tab = useTab();
  useEffect(() => tab.markUnsaved(isDirty), [tab, isDirty]);
  const fields = useExtendInsuranceFields({ pageId, form, edit, readOnly, errors });
  const rail = useDocumentRail({ docType: 'extendInsurance', document: extendInsurance, isLogOpen: extendInsurance?.submitTime != null });
  const save = async () => {
    const saved = await state.save();
    if (saved && !extendInsurance) {
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
          title={extendInsurance?.extendInsuranceNo ?? t('new')}
          status={extendInsurance && <StatusTag color={billStatusTones[extendInsurance.status]} text={extendInsurance.status_dictText} />}
          facts={
            extendInsurance && [
              { label: t('field.dealerName'), value: extendInsurance.subDealerName ?? extendInsurance.dealerName },
              { label: t('field.createTime'), value: <DateText value={extendInsurance.createTime} precision="date" /> },
            ]
          }
          notice={
            <>
              {draft.offeredAt !== undefined && <RestoreOffer savedAt={draft.offeredAt} onAccept={draft.accept} onRefuse={draft.refuse} />}
              {extendInsurance?.status === 'no_pass' && <Alert type="warning" showIcon title={extendInsurance.auditOpinion} />}
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
          foot={<ExtendInsuranceFoot extendInsurance={extendInsurance} state={state} isKept={draft.isKept} onSave={save} />}
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
      {state.conflict && extendInsurance && (
        <ConflictDialog
          id={extendInsurance.id}
          resource={extendInsurances}
          fromDocument={fromExtendInsurance}
          merge={mergeExtendInsurances}
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
