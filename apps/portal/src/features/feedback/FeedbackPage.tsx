import type { Feedback } from '@harrow/api-client';
import {
  type Action,
  ActionBar,
  AttachmentList,
  DateText,
  DocumentPage,
  DocumentSection,
  FieldGrid,
  RatingInput,
  ReadOnlyField,
  ReasonDialog,
  StatusTag,
} from '@harrow/ui';
import { Alert } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { decideDocument, seen, submitDocument } from '../../documents/actions/documentCalls.ts';
import { useDocumentCall } from '../../documents/actions/useDocumentCall.ts';
import { DocumentLog } from '../../documents/page/DocumentLog.tsx';
import { DocumentRecord } from '../../documents/page/DocumentRecord.tsx';
import { NextTask } from '../../documents/page/NextTask.tsx';
import { PostBox } from '../../documents/thread/PostBox.tsx';
import { Thread } from '../../documents/thread/Thread.tsx';
import { queryClient } from '../../platform/queryClient.ts';
import { documentPath } from '../../shared/messages.ts';
import { useFailureText } from '../../shared/calls/useFailureText.ts';
import { useTab } from '../../shared/tab.ts';
import { FeedbackEditPage } from './FeedbackEditPage.tsx';
import { feedback, followUp, priorityTones, questionFiles, replyTo, statusTones } from './feedback.ts';
import { Score } from './Score.tsx';

/** A question with its answers: the thread, and what it is about. */
export function FeedbackPage() {
  return (
    <DocumentRecord resource={feedback} titleOf={({ feedbackNo }) => feedbackNo}>
      {(item) => item && (item.allowedActions.includes('edit') ? <FeedbackEditPage /> : <Detail key={item.id} item={item} />)}
    </DocumentRecord>
  );
}

function Detail({ item }: { item: Feedback }) {
  const { t } = useTranslation('feedback');
  const tab = useTab();
  const failureText = useFailureText();
  const [isClosing, setClosing] = useState(false);
  const owner = useMemo(() => ({ table: questionFiles.table, id: item.id }), [item.id]);
  const { key } = feedback;
  const withdraw = useDocumentCall(() => submitDocument('feedback', item, 'withdraw'), {
    key,
    done: t('documents:done.withdrawn', { no: item.feedbackNo }),
    onDone: () => tab.redirect(`/workbench/feedback/edit/${item.id}`),
  });
  const close = useDocumentCall((opinion: string) => decideDocument('feedback', item, { action: 'close', opinion }), {
    key,
    done: t('documents:done.closed', { no: item.feedbackNo }),
    onDone: () => setClosing(false),
  });
  const may = (action: Feedback['allowedActions'][number]): boolean => item.allowedActions.includes(action);
  const actions: Action[] = [
    ...(may('withdraw') ? [{ key: 'withdraw', label: t('shared:action.withdraw'), loading: withdraw.isPending, onClick: () => withdraw.mutate() }] : []),
    ...(may('close') ? [{ key: 'close', label: t('action.close'), danger: true, onClick: () => setClosing(true) }] : []),
    { key: 'print', label: t('shared:print'), onClick: () => window.print() },
  ];
  return (
    <DocumentPage
      title={item.title}
      status={
        <>
          {item.feedbackStatus ? (
            <StatusTag color={statusTones[item.feedbackStatus]} text={item.feedbackStatus_dictText} />
          ) : (
            <StatusTag color="default" text={item.status_dictText} />
          )}
          <StatusTag color={priorityTones[item.priority]} text={item.priority_dictText} />
        </>
      }
      facts={[
        { label: t('field.feedbackNo'), value: item.feedbackNo },
        { label: t('field.feedbackType'), value: item.feedbackType_dictText },
        { label: t('field.dealerName'), value: item.subDealerName ?? item.dealerName },
        ...(item.handlerName ? [{ label: t('field.handlerName'), value: item.handlerName }] : []),
      ]}
      actions={
        <>
          <NextTask id={item.id} />
          <ActionBar actions={actions} />
        </>
      }
      notice={withdraw.error && <Alert type="error" showIcon title={failureText(withdraw.error)} />}
      rail={[
        { key: 'log', title: t('documents:rail.log'), content: <DocumentLog docType="feedback" id={item.id} /> },
        { key: 'files', title: t('documents:rail.files'), content: <AttachmentList owner={owner} slot={questionFiles.slot} readOnly /> },
      ]}
    >
      <DocumentSection id="facts" title={t('section.facts')}>
        <FieldGrid>
          <ReadOnlyField label={t('field.relatedNo')}>
            <Related item={item} />
          </ReadOnlyField>
          <ReadOnlyField label={t('field.contactName')}>{[item.contactName, item.contactPhone].filter(Boolean).join(' · ') || '–'}</ReadOnlyField>
          <ReadOnlyField label={t('field.submitTime')}>
            <DateText value={item.submitTime} />
          </ReadOnlyField>
          {item.score !== null && (
            <ReadOnlyField label={t('field.score')}>
              <RatingInput aria-label={t('field.score')} value={item.score} disabled />
              {item.scoreComment}
            </ReadOnlyField>
          )}
          {item.closeReason_dictText && <ReadOnlyField label={t('field.closeReason')}>{item.closeReason_dictText}</ReadOnlyField>}
        </FieldGrid>
      </DocumentSection>
      <DocumentSection id="thread" title={t('section.thread')}>
        <Thread posts={item.posts} />
        {(['reply', 'followUp'] as const).filter(may).map((verb) => (
          <PostBox
            key={verb}
            label={t(`answer.${verb}`)}
            draftName={`feedback.${verb}`}
            documentId={item.id}
            mayBeInternal={verb === 'reply'}
            send={async (content, isInternal) => {
              const post = { ...seen(item), content };
              const { postId } = await (verb === 'reply' ? replyTo({ ...post, internal: isInternal ? 'Y' : 'N' }) : followUp(post));
              return postId;
            }}
            onSent={() => void queryClient.invalidateQueries({ queryKey: key })}
          />
        ))}
        {may('score') && <Score item={item} />}
      </DocumentSection>
      <ReasonDialog
        open={isClosing}
        title={t('action.close')}
        danger
        loading={close.isPending}
        error={close.error && failureText(close.error)}
        onSubmit={({ opinion }) => close.mutate(opinion)}
        onCancel={() => setClosing(false)}
      />
    </DocumentPage>
  );
}

/** The document that the question is about; a link for users who may see it. */
function Related({ item }: { item: Feedback }) {
  if (!item.relatedType || !item.relatedNo) return '–';
  const path = documentPath({ docType: item.relatedType, docId: item.relatedId });
  const name = `${item.relatedType_dictText} ${item.relatedNo}`;
  return path ? <Link to={path}>{name}</Link> : name;
}
