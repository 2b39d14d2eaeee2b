import { type Feedback, type FeedbackInput, isFailure } from '@harrow/api-client';
import { feedbacksSaveLimits as limits } from '@harrow/api-client/limits';
import {
  ActionBar,
  AttachmentList,
  DictRadio,
  DictSelect,
  DocumentPage,
  DocumentSection,
  FieldGrid,
  PageSkeleton,
  StatusTag,
  useMessages,
  useShortcut,
  WideField,
} from '@harrow/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Alert, Form, Input } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { queryClient } from '../../platform/queryClient.ts';
import { userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { CallFailure } from '../../shared/CallFailure.tsx';
import { createWriteKeys } from '../../shared/resource.ts';
import { RestoreOffer } from '../../documents/page/RestoreOffer.tsx';
import { useTab, useTabTitle } from '../../shared/tab.ts';
import { useDraft } from '../../shared/useDraft.ts';
import { useFailureText } from '../../shared/useFailureText.ts';
import { usePermission } from '../../shared/usePermission.ts';
import styles from './feedback.module.css';
import { deleteFeedback, feedback, questionFiles, submitFeedback } from './feedback.ts';

type Values = Required<Pick<FeedbackInput, 'title' | 'content' | 'priority'>> &
  Pick<FeedbackInput, 'feedbackType' | 'relatedType' | 'relatedNo' | 'contactName' | 'contactPhone'>;

/** Documents that a question can be about. */
const relatedTypes = ['warrantyClaim', 'feedback'];

/** A question before it is submitted. */
export function FeedbackEditPage() {
  const { t } = useTranslation('feedback');
  const { id } = useParams();
  const { data, error, refetch } = useQuery({ ...feedback.detail(id ?? ''), enabled: id !== undefined });
  useTabTitle(id === undefined ? t('new') : data?.feedbackNo);
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  if (id !== undefined && !data) return <PageSkeleton />;
  return <Editor key={id ?? 'new'} stored={data} />;
}

function Editor({ stored }: { stored: Feedback | undefined }) {
  const { t } = useTranslation('feedback');
  const navigate = useNavigate();
  const tab = useTab();
  const failureText = useFailureText();
  const { message, modal } = useMessages();
  const user = useStore(userStore);
  const [search] = useSearchParams();
  const [form] = Form.useForm<Values>();
  const [keys] = useState(createWriteKeys);
  const [isChanged, setChanged] = useState(false);
  const draft = useDraft<Values>('feedback', stored?.id, stored?.version);
  const mayWithdraw = usePermission('feedback:submit');
  const mayEdit = !stored || stored.allowedActions.includes('edit');
  const owner = useMemo(() => ({ table: questionFiles.table, id: stored?.id }), [stored?.id]);
  const initial: Values = stored ?? {
    title: '',
    content: '',
    priority: 'normal',
    contactName: user?.realname ?? '',
    // "Ask about this document" names it in the address.
    relatedType: (search.get('relatedType') as Values['relatedType']) || null,
    relatedNo: search.get('relatedNo'),
  };
  useEffect(() => tab.markUnsaved(isChanged), [tab, isChanged]);

  const save = useMutation({
    async mutationFn({ submit }: { submit: boolean }) {
      const values = form.getFieldsValue(true) as Values;
      const { id, version } = stored ?? {};
      const body: FeedbackInput = {
        ...values,
        relatedType: values.relatedType || null,
        relatedNo: values.relatedNo || null,
        ...(id && { id, version: version! }),
      };
      const saved =
        isChanged || !stored
          ? await feedback.save(inputOf(body), { idempotencyKey: keys.current() }).finally(keys.answered)
          : { id: stored.id, version: stored.version, no: stored.feedbackNo };
      setChanged(false);
      draft.discard();
      try {
        if (submit) await submitFeedback(saved, 'submit');
        void message.success(t(submit ? 'done.submitted' : 'done.saved', { no: saved.no }));
      } finally {
        await queryClient.invalidateQueries({ queryKey: feedback.key });
        if (submit) void navigate(`/workbench/feedback/detail/${saved.id}`, { replace: true });
        else if (!stored) void navigate(`/workbench/feedback/edit/${saved.id}`, { replace: true });
      }
    },
    onError(error) {
      if (isFailure(error, 'invalid')) form.setFields(error.failure.errors.map(({ field, text }) => ({ name: field as keyof Values, errors: [text] })));
    },
  });
  const run = (submit: boolean): void =>
    void form.validateFields().then(
      () => save.mutate({ submit }),
      () => undefined,
    );
  const askDelete = (): void =>
    void modal.confirm({
      title: t('ask.delete', { no: stored!.feedbackNo }),
      okButtonProps: { danger: true },
      okText: t('action.delete'),
      onOk: async () => {
        await deleteFeedback([stored!.id]);
        await queryClient.invalidateQueries({ queryKey: feedback.key });
        tab.close();
        void navigate('..');
      },
    });
  useShortcut('mod+s', () => {
    if (mayEdit && !save.isPending) run(false);
  });
  const busy = { loading: save.isPending, disabled: save.isPending };
  const required = [{ required: true, whitespace: true, message: t('required') }];
  return (
    <DocumentPage
      title={stored?.feedbackNo ?? t('new')}
      status={stored && <StatusTag color="default" text={stored.status_dictText} />}
      notice={
        <>
          {draft.offered && (
            <RestoreOffer
              savedAt={draft.offered.savedAt}
              onAccept={() => {
                form.setFieldsValue(draft.restore() ?? {});
                setChanged(true);
              }}
              onRefuse={draft.discard}
            />
          )}
          {save.error && <Alert type="error" showIcon title={failureText(save.error)} />}
        </>
      }
      foot={
        mayEdit && (
          <ActionBar
            actions={[
              { key: 'save', label: t('action.save'), ...busy, onClick: () => run(false) },
              ...(mayWithdraw ? [{ key: 'submit', label: t('action.submit'), primary: true, ...busy, onClick: () => run(true) }] : []),
              ...(stored?.allowedActions.includes('delete') ? [{ key: 'delete', label: t('action.delete'), danger: true, onClick: askDelete }] : []),
            ]}
          />
        )
      }
    >
      <Form<Values>
        form={form}
        name="feedback"
        layout="vertical"
        initialValues={initial}
        disabled={!mayEdit}
        className={styles.form}
        scrollToFirstError={{ focus: true }}
        onValuesChange={() => {
          setChanged(true);
          draft.save(form.getFieldsValue(true) as Values);
        }}
      >
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
              <DictSelect dict="doc_type" filter={(value) => relatedTypes.includes(value)} />
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
        {stored ? <AttachmentList owner={owner} slot={questionFiles.slot} readOnly={!mayEdit} maxCount={20} /> : <p>{t('saveFirst')}</p>}
      </DocumentSection>
    </DocumentPage>
  );
}

/** Only what the call takes: the form's values may hold what the record shows beside it. */
const inputOf = ({ id, version, feedbackType, title, content, priority, relatedType, relatedNo, contactName, contactPhone }: FeedbackInput): FeedbackInput => ({
  ...(id && { id, version: version! }),
  feedbackType: feedbackType!,
  title: title!,
  content: content!,
  priority: priority!,
  relatedType: relatedType ?? null,
  relatedNo: relatedNo ?? null,
  contactName: contactName ?? null,
  contactPhone: contactPhone ?? null,
});
