import type { DocType, Feedback } from '@harrow/api-client';
import { DateText, type Fact, RatingText, ReadOnlyField, StatusTag } from '@harrow/ui';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { mayEdit } from '../../documents/form/document/formKind.ts';
import { useRecordId } from '../../documents/page/DocumentRecord.tsx';
import { userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { documentPath } from '../../shared/messages.ts';
import { Conversation } from './Conversation.tsx';
import { priorityTones, statusTones } from './feedback.ts';
import { FeedbackFoot } from './FeedbackFoot.tsx';
import { DocumentForm, Field, Section, Slots, useDocument } from './feedbackKind.ts';

/** A question: to ask (`add`, `add?relatedType=…&relatedNo=…`), and with its answers once it is submitted. */
export function FeedbackPage() {
  const { t } = useTranslation('feedback');
  const user = useStore(userStore);
  const [search] = useSearchParams();
  // "Ask about this document" names it in the address.
  const begin = {
    priority: 'normal',
    contactName: user?.realname ?? null,
    relatedType: search.get('relatedType') as DocType | null,
    relatedNo: search.get('relatedNo'),
  } as const;
  const facts = (item: Feedback): Fact[] => [
    { label: t('field.feedbackNo'), value: item.feedbackNo },
    { label: t('field.feedbackType'), value: item.feedbackType_dictText },
    { label: t('field.dealerName'), value: item.subDealerName ?? item.dealerName },
    ...(item.handlerName ? [{ label: t('field.handlerName'), value: item.handlerName }] : []),
  ];
  return (
    <DocumentForm
      begin={begin}
      facts={facts}
      status={(item) => <Statuses item={item} />}
      headActions={(item) => !mayEdit(item) && <Button onClick={() => window.print()}>{t('shared:print')}</Button>}
      rail={() => ({ hasComments: false })}
      Foot={FeedbackFoot}
    >
      <Question />
      <Slots />
    </DocumentForm>
  );
}

/** Status and priority. */
function Statuses({ item }: { item: Feedback }) {
  const { feedbackStatus, priority } = item;
  return (
    <>
      {feedbackStatus ? (
        <StatusTag color={statusTones[feedbackStatus]} text={item.feedbackStatus_dictText} />
      ) : (
        <StatusTag color="default" text={item.status_dictText} />
      )}
      <StatusTag color={priorityTones[priority]} text={item.priority_dictText} />
    </>
  );
}

/** Documents that a question can be about. */
const relatedTypes: readonly string[] = ['warrantyClaim', 'arrivalAccept', 'feedback', 'vehicleOrder', 'prodUpgradeSuggest'] satisfies DocType[];

/** Fields of the question; once submitted, it is shown in the conversation. */
function Question() {
  const item = useDocument();
  const isNew = useRecordId() === undefined;
  if (item && !mayEdit(item)) return <Asked item={item} />;
  return (
    <Section name="question">
      <Field name="feedbackType" radio wide />
      <Field name="title" wide autoFocus={isNew} />
      <Field name="content" wide rows={5} />
      <Field name="priority" needed={false} radio wide />
      <Field name="relatedType" choices={(value) => relatedTypes.includes(value)} />
      <Field name="relatedNo" />
      <Field name="contactName" />
      <Field name="contactPhone" inputMode="tel" />
    </Section>
  );
}

function Asked({ item }: { item: Feedback }) {
  const { t } = useTranslation('feedback');
  return (
    <>
      <Section name="facts">
        <Field name="relatedNo" text={() => <Related item={item} />} />
        <Field name="contactName" />
        <Field name="contactPhone" />
        <ReadOnlyField label={t('field.submitTime')}>
          <DateText value={item.submitTime} />
        </ReadOnlyField>
        {item.score !== null && (
          <ReadOnlyField label={t('field.score')}>
            <RatingText value={item.score} /> {item.scoreComment}
          </ReadOnlyField>
        )}
        {item.closeReason_dictText && <ReadOnlyField label={t('field.closeReason')}>{item.closeReason_dictText}</ReadOnlyField>}
      </Section>
      <Section name="thread">
        <Conversation item={item} />
      </Section>
    </>
  );
}

/** The document that the question is about; a link for users who may see it. */
function Related({ item }: { item: Feedback }) {
  const path = item.relatedType && documentPath({ docType: item.relatedType, docId: item.relatedId });
  const name = [item.relatedType_dictText, item.relatedNo].filter(Boolean).join(' ');
  return path ? <Link to={path}>{name}</Link> : name;
}
