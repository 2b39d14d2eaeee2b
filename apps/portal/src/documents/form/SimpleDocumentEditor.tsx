import type { Saved } from '@harrow/api-client';
import { type Action, ActionBar, AttachmentList, DocumentPage, DocumentSection, type FileRules, StatusTag, useMessages, useShortcut } from '@harrow/ui';
import { Alert, Form } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../platform/queryClient.ts';
import { dictionariesOf, type FieldSheet } from '../../shared/fields/sheet.ts';
import { createWriteKeys, type Resource } from '../../shared/calls/resource.ts';
import { withoutMasks } from '../../shared/unmask/masks.ts';
import { useTab } from '../../shared/tab.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { type Seen, submitDocument } from '../actions/documentCalls.ts';
import { useLeaveDeleted } from '../actions/useLeaveDeleted.ts';
import { DocumentRecord } from '../page/DocumentRecord.tsx';
import styles from './SimpleDocumentEditor.module.css';
import { useSavedForm } from './useSavedForm.tsx';
import { useWarnings } from '../../shared/calls/useWarnings.tsx';

interface SimpleDocument extends Seen {
  status_dictText: string;
  allowedActions: readonly string[];
}

/** What is taken, and how many files, besides where they lie. */
interface Files extends Pick<FileRules, 'takes' | 'maxCount'> {
  table: string;
  slot: string;
  /** Default: that they are files. */
  title?: string;
}

interface SimpleDocumentEditorProps<Doc extends SimpleDocument, Input extends object> {
  /** Also the module code of the permissions. */
  docType: Parameters<typeof submitDocument>[0];
  /** Of its record, see `@harrow/api-client/records`. */
  sheet: FieldSheet;
  resource: Pick<Resource<never, Doc, Input>, 'name' | 'key' | 'detail' | 'read' | 'save'>;
  /** Of the list; `detail/:id` is below it. */
  address: string;
  newTitle: string;
  numberOf: (document: Doc) => string;
  /** What a new document begins with. */
  initial: Partial<Input>;
  remove: (ids: string[]) => Promise<unknown>;
  /** Tables and slots of its files. Default: it has none. */
  files?: readonly Files[];
  /** Above the form of a stored document, such as why it came back. */
  notice?: (document: Doc) => ReactNode;
  /** The sections with their fields, such as those of `sheetFieldsOf`. What stands in them is what is saved; an empty field is null. */
  children: ReactNode;
}

/**
 * The page of a draft without lines: save, submit, delete, Ctrl+S. What is typed is kept in this browser until the server has it, and
 * refusals stand at their fields. It is the page of `add` and `edit/:id`, and of `detail/:id` while the document may be edited.
 */
export function SimpleDocumentEditor<Doc extends SimpleDocument, Input extends object>(props: SimpleDocumentEditorProps<Doc, Input>) {
  const { docType, resource, numberOf, newTitle } = props;
  return (
    <DocumentRecord resource={resource} titleOf={numberOf} fresh={{ title: newTitle, right: `${docType}:add` }}>
      {(stored) => <Editor {...props} stored={stored} />}
    </DocumentRecord>
  );
}

type EditorProps<Doc extends SimpleDocument, Input extends object> = SimpleDocumentEditorProps<Doc, Input> & { stored: Doc | undefined };

function Editor<Doc extends SimpleDocument, Input extends object>({ stored, ...props }: EditorProps<Doc, Input>) {
  const { docType, sheet, resource, address, newTitle, numberOf, initial, files = [], children } = props;
  const { t } = useTranslation('documents');
  const { message } = useMessages();
  const tab = useTab();
  const [keys] = useState(createWriteKeys);
  const maySubmit = usePermission(`${docType}:submit`);
  const warnings = useWarnings();
  const askDelete = useDeletion(props);
  const mayEdit = ({ allowedActions }: Doc): boolean => allowedActions.includes('edit');
  const readOnly = stored !== undefined && !mayEdit(stored);
  const save = async (base: Seen | undefined): Promise<Saved> => {
    // Only what the page shows: the form's values may hold what the record has besides.
    const typed = Object.entries(form.formProps.form!.getFieldsValue()).map(([name, value]) => [name, value === '' ? null : (value ?? null)]);
    const input = { ...base, ...withoutMasks(Object.fromEntries(typed), stored) } as Input;
    return resource.save(input, { idempotencyKey: keys.current() }).finally(keys.answered);
  };
  const form = useSavedForm<Doc, object, 'save' | 'submit'>({
    docType,
    dictionaries: dictionariesOf(sheet),
    resource,
    document: stored,
    valuesOf: (document) => document ?? initial,
    mayEdit,
    async save(_values, { intent, isChanged, base, kept }) {
      const saved = isChanged || !stored ? await save(base) : { ...stored, no: numberOf(stored) };
      kept(saved);
      let isSubmitted = false;
      try {
        isSubmitted =
          intent === 'submit' &&
          (await warnings.run((confirm) => submitDocument(docType, saved, 'submit', confirm).then(() => true), t('anyway.submit'))) === true;
        void message.success(t(isSubmitted ? 'done.submitted' : 'done.saved', { no: saved.no }));
      } finally {
        await queryClient.invalidateQueries({ queryKey: resource.key });
        if (isSubmitted) tab.redirect(`${address}/detail/${saved.id}`);
        if (!isSubmitted && !stored) {
          // The page goes on as that of the stored one, with what kept it from being submitted; so it is read before the address says so.
          await queryClient.prefetchQuery(resource.detail(saved.id));
          tab.redirect({ search: `?id=${saved.id}` });
        }
      }
    },
  });
  useShortcut('mod+s', () => {
    if (!readOnly && !form.pending) form.run('save');
  });
  const button = (intent: 'save' | 'submit'): Action => ({
    key: intent,
    label: t(intent === 'save' ? 'action.save' : 'shared:action.submit'),
    primary: intent === 'submit',
    loading: form.pending === intent,
    disabled: form.pending !== undefined,
    onClick: () => form.run(intent),
  });
  const deletion: Action[] = stored?.allowedActions.includes('delete')
    ? [{ key: 'delete', label: t('shared:action.delete'), danger: true, onClick: () => askDelete(stored) }]
    : [];
  return (
    <DocumentPage
      title={stored ? numberOf(stored) : newTitle}
      status={stored && <StatusTag color="default" text={stored.status_dictText} />}
      notice={
        <>
          {stored && props.notice?.(stored)}
          {form.notice}
        </>
      }
      foot={!readOnly && <ActionBar actions={[button('save'), ...(maySubmit ? [button('submit')] : []), ...deletion]} />}
    >
      <Form {...form.formProps} className={styles.form}>
        {children}
      </Form>
      {files.map((slot) => (
        <SlotSection key={slot.slot} {...slot} id={stored?.id} readOnly={readOnly} error={form.errors.find(({ field }) => field === slot.slot)?.text} />
      ))}
      {warnings.dialog}
    </DocumentPage>
  );
}

function SlotSection({
  table,
  slot,
  takes,
  maxCount,
  title,
  id,
  readOnly,
  error,
}: Files & { id: string | undefined; readOnly: boolean; error: string | undefined }) {
  const { t } = useTranslation('documents');
  const owner = useMemo(() => ({ table, id }), [table, id]);
  return (
    <DocumentSection id={slot} title={title ?? t('rail.files')} errorCount={error === undefined ? 0 : 1}>
      {error !== undefined && <Alert className={styles.slotError} type="error" showIcon title={error} />}
      {id === undefined ? <p>{t('form.saveFirst')}</p> : <AttachmentList owner={owner} slot={slot} readOnly={readOnly} takes={takes} maxCount={maxCount} />}
    </DocumentSection>
  );
}

/** Asks, deletes the draft, closes its page and leads to the list. */
function useDeletion<Doc extends SimpleDocument, Input extends object>({ resource, numberOf, remove }: SimpleDocumentEditorProps<Doc, Input>) {
  const { t } = useTranslation('documents');
  const leaveDeleted = useLeaveDeleted();
  const { modal } = useMessages();
  return (document: Doc): void =>
    void modal.confirm({
      title: t('ask.delete'),
      okButtonProps: { danger: true },
      okText: t('shared:action.delete'),
      cancelText: t('action.cancel'),
      onOk: async () => {
        await remove([document.id]);
        await queryClient.invalidateQueries({ queryKey: resource.key });
        leaveDeleted(numberOf(document));
      },
    });
}
