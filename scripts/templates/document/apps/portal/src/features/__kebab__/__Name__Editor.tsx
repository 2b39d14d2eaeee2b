import type { __Name__ } from '@harrow/api-client';
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
import { __Name__Foot } from './__Name__Foot.tsx';
import { __name__s } from './__name__s.ts';
import { from__Name__, new__Name__ } from './form/__name__Form.ts';
import { __name__FormKind, merge__Name__s } from './form/__name__FormKind.ts';
import { idOf, TextField, use__Name__Fields } from './form/use__Name__Fields.ts';
import { LineTable } from './LineTable.tsx';

interface __Name__EditorProps {
  /** Undefined while it was never saved. */
  __name__: __Name__ | undefined;
  /** It was saved for the first time. */
  onCreated: (id: string) => void;
}

/** The page of a document: what it shows follows from what the server allows. */
export function __Name__Editor({ __name__, onCreated }: __Name__EditorProps) {
  const { t } = useTranslation('__name__');
  const pageId = useId();
  const state = useDocumentForm(__name__FormKind, __name__, new__Name__);
  const { edits, edit, isDirty } = state;
  const { form, errors } = edits;
  const draft = useDocumentDraft({
    docType: '__name__',
    id: __name__?.id,
    version: __name__?.version,
    form,
    saved: edits.saved,
    merge: merge__Name__s,
    onRestore: (restored) => edit({ type: 'restored', form: restored }),
  });
  const readOnly = __name__ !== undefined && !__name__.allowedActions.includes('edit');
  const tab = useTab();
  useEffect(() => tab.markUnsaved(isDirty), [tab, isDirty]);
  const fields = use__Name__Fields({ pageId, form, edit, readOnly, errors });
  const rail = useDocumentRail({ docType: '__name__', document: __name__, isLogOpen: __name__?.submitTime != null });
  const save = async () => {
    const saved = await state.save();
    if (saved && !__name__) {
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
          title={__name__?.__name__No ?? t('new')}
          status={__name__ && <StatusTag color={billStatusTones[__name__.status]} text={__name__.status_dictText} />}
          facts={
            __name__ && [
              { label: t('field.dealerName'), value: __name__.subDealerName ?? __name__.dealerName },
              { label: t('field.createTime'), value: <DateText value={__name__.createTime} precision="date" /> },
            ]
          }
          notice={
            <>
              {draft.offeredAt !== undefined && <RestoreOffer savedAt={draft.offeredAt} onAccept={draft.accept} onRefuse={draft.refuse} />}
              {__name__?.status === 'no_pass' && <Alert type="warning" showIcon title={__name__.auditOpinion} />}
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
          foot={<__Name__Foot __name__={__name__} state={state} isKept={draft.isKept} onSave={save} />}
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
      {state.conflict && __name__ && (
        <ConflictDialog
          id={__name__.id}
          resource={__name__s}
          mayEdit={({ allowedActions }) => allowedActions.includes('edit')}
          fromDocument={from__Name__}
          merge={merge__Name__s}
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
