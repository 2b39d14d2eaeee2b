import type { DocType, Feedback, FeedbackInput } from '@harrow/api-client';
import { feedbacksSaveLimits as limits } from '@harrow/api-client/limits';
import {
  type Action,
  ActionBar,
  AttachmentList,
  DictRadio,
  DictSelect,
  DocumentPage,
  DocumentSection,
  FieldGrid,
  StatusTag,
  useMessages,
  useShortcut,
  WideField,
} from '@harrow/ui';
import { Form, Input } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { submitDocument } from '../../documents/actions/documentCalls.ts';
import { useSavedForm } from '../../documents/form/useSavedForm.tsx';
import { DocumentRecord } from '../../documents/page/DocumentRecord.tsx';
import { queryClient } from '../../platform/queryClient.ts';
import { userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { createWriteKeys } from '../../shared/calls/resource.ts';
import { useTab } from '../../shared/tab.ts';
import { usePermission } from '../../shared/usePermission.ts';
import styles from './feedback.module.css';
import { deleteFeedback, feedback, questionFiles } from './feedback.ts';

type Values = Pick<FeedbackInput, 'feedbackType' | 'title' | 'content' | 'priority' | 'relatedType' | 'relatedNo' | 'contactName' | 'contactPhone'>;

/** Documents that a question can be about. */
const relatedTypes: readonly DocType[] = ['warrantyClaim', 'arrivalAccept', 'feedback'];

/** A question before it is submitted. */
export function FeedbackEditPage() {
  const { t } = useTranslation('feedback');
  return (
    <DocumentRecord resource={feedback} titleOf={({ feedbackNo }) => feedbackNo} newTitle={t('new')}>
      {(stored) => <Editor key={stored?.id ?? 'new'} stored={stored} />}
    </DocumentRecord>
  );
}

function Editor({ stored }: { stored: Feedback | undefined }) {
  const { t } = useTranslation('feedback');
  const navigate = useNavigate();
  const tab = useTab();
  const { message, modal } = useMessages();
  const user = useStore(userStore);
  const [search] = useSearchParams();
  const [keys] = useState(createWriteKeys);
  const maySubmit = usePermission('feedback:submit');
  const readOnly = stored !== undefined && !stored.allowedActions.includes('edit');
  const owner = useMemo(() => ({ table: questionFiles.table, id: stored?.id }), [stored?.id]);
  const form = useSavedForm<Values, 'save' | 'submit'>({
    docType: 'feedback',
    document: stored,
    // "Ask about this document" names it in the address.
    initial: stored ?? {
      priority: 'normal',
      contactName: user?.realname ?? '',
      relatedType: search.get('relatedType') as DocType | null,
      relatedNo: search.get('relatedNo'),
    },
    readOnly,
    async save(values, { intent, isChanged, kept }) {
      const saved =
        isChanged || !stored
          ? await feedback.save(toInput(values, stored), { idempotencyKey: keys.current() }).finally(keys.answered)
          : { ...stored, no: stored.feedbackNo };
      kept();
      try {
        if (intent === 'submit') await submitDocument('feedback', saved, 'submit');
        void message.success(t(intent === 'submit' ? 'done.submitted' : 'done.saved', { no: saved.no }));
        if (intent === 'submit') void navigate(`/workbench/feedback/detail/${saved.id}`, { replace: true });
      } finally {
        await queryClient.invalidateQueries({ queryKey: feedback.key });
        if (!stored && intent === 'save') void navigate(`/workbench/feedback/edit/${saved.id}`, { replace: true });
      }
    },
  });
  const askDelete = (item: Feedback): void =>
    void modal.confirm({
      title: t('ask.delete', { no: item.feedbackNo }),
      okButtonProps: { danger: true },
      okText: t('action.delete'),
      onOk: async () => {
        await deleteFeedback([item.id]);
        await queryClient.invalidateQueries({ queryKey: feedback.key });
        tab.close();
        void navigate('..');
      },
    });
  useShortcut('mod+s', () => {
    if (!readOnly && !form.pending) form.run('save');
  });
  const button = (intent: 'save' | 'submit'): Action => ({
    key: intent,
    label: t(`action.${intent}`),
    primary: intent === 'submit',
    loading: form.pending === intent,
    disabled: form.pending !== undefined,
    onClick: () => form.run(intent),
  });
  const required = [{ required: true, whitespace: true, message: t('required') }];
  return (
    <DocumentPage
      title={stored?.feedbackNo ?? t('new')}
      status={stored && <StatusTag color="default" text={stored.status_dictText} />}
      notice={form.notice}
      foot={
        !readOnly && (
          <ActionBar
            actions={[
              button('save'),
              ...(maySubmit ? [button('submit')] : []),
              ...(stored?.allowedActions.includes('delete')
                ? [{ key: 'delete', label: t('action.delete'), danger: true, onClick: () => askDelete(stored) }]
                : []),
            ]}
          />
        )
      }
    >
      <Form<Values> {...form.formProps} className={styles.form}>
        <DocumentSection id="question" title={t('section.question')}>
          <FieldGrid columns={2}>
            <WideField>
              <Form.Item name="feedbackType" label={t('field.feedbackType')} rules={[{ required: true, message: t('required') }]}>
                <DictRadio dict="feedback_type" />
              </Form.Item>
            </WideField>
            <WideField>
              <Form.Item name="title" label={t('field.title')} rules={required}>
                <Input maxLength={limits.title.maxLength} showCount autoFocus={!stored} />
              </Form.Item>
            </WideField>
            <WideField>
              <Form.Item name="content" label={t('field.content')} rules={required}>
                <Input.TextArea maxLength={limits.content.maxLength} showCount autoSize={{ minRows: 5, maxRows: 16 }} />
              </Form.Item>
            </WideField>
            <WideField>
              <Form.Item name="priority" label={t('field.priority')}>
                <DictRadio dict="priority" />
              </Form.Item>
            </WideField>
            <Form.Item name="relatedType" label={t('field.relatedType')}>
              <DictSelect dict="doc_type" filter={(value) => (relatedTypes as readonly string[]).includes(value)} />
            </Form.Item>
            <Form.Item name="relatedNo" label={t('field.relatedNo')}>
              <Input maxLength={limits.relatedNo.maxLength} />
            </Form.Item>
            <Form.Item name="contactName" label={t('field.contactName')}>
              <Input maxLength={limits.contactName.maxLength} />
            </Form.Item>
            <Form.Item name="contactPhone" label={t('field.contactPhone')}>
              <Input maxLength={limits.contactPhone.maxLength} inputMode="tel" />
            </Form.Item>
          </FieldGrid>
        </DocumentSection>
      </Form>
      <DocumentSection id="files" title={t('section.files')}>
        {stored ? <AttachmentList owner={owner} slot={questionFiles.slot} readOnly={readOnly} maxCount={20} /> : <p>{t('saveFirst')}</p>}
      </DocumentSection>
    </DocumentPage>
  );
}

/** Only what the call takes: the form's values may hold what the record shows besides. */
const toInput = ({ feedbackType, title, content, priority, relatedType, relatedNo, contactName, contactPhone }: Values, stored?: Feedback): FeedbackInput => ({
  ...(stored && { id: stored.id, version: stored.version }),
  feedbackType: feedbackType!,
  title: title!,
  content: content!,
  priority: priority!,
  relatedType: relatedType || null,
  relatedNo: relatedNo || null,
  contactName: contactName || null,
  contactPhone: contactPhone || null,
});
