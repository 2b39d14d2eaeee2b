import type { DocType, FeedbackInput } from '@harrow/api-client';
import { feedbacksRecord } from '@harrow/api-client/records';
import { DocumentSection, FieldGrid } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import { SimpleDocumentEditor } from '../../documents/form/SimpleDocumentEditor.tsx';
import { useRecordId } from '../../documents/page/DocumentRecord.tsx';
import { userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { feedback, feedbackDeletion, questionFiles } from './feedback.ts';

const SheetField = sheetFieldsOf(feedbacksRecord, 'feedback');

/** Documents that a question can be about. */
const relatedTypes: readonly DocType[] = ['warrantyClaim', 'arrivalAccept', 'feedback'];

/** A question before it is submitted. */
export function FeedbackEditPage() {
  const { t } = useTranslation('feedback');
  const user = useStore(userStore);
  const [search] = useSearchParams();
  const isNew = useRecordId() === undefined;
  // "Ask about this document" names it in the address.
  const initial: Partial<FeedbackInput> = {
    priority: 'normal',
    contactName: user?.realname ?? '',
    relatedType: search.get('relatedType') as DocType | null,
    relatedNo: search.get('relatedNo'),
  };
  return (
    <SimpleDocumentEditor
      docType="feedback"
      sheet={feedbacksRecord}
      resource={feedback}
      address="/workbench/feedback"
      newTitle={t('new')}
      numberOf={({ feedbackNo }) => feedbackNo}
      initial={initial}
      remove={feedbackDeletion.remove}
      files={[questionFiles]}
    >
      <DocumentSection id="question" title={t('section.question')}>
        <FieldGrid columns={2}>
          <SheetField name="feedbackType" required radio wide />
          <SheetField name="title" required wide autoFocus={isNew} />
          <SheetField name="content" required wide rows={5} />
          <SheetField name="priority" radio wide />
          <SheetField name="relatedType" choices={(value) => (relatedTypes as readonly string[]).includes(value)} />
          <SheetField name="relatedNo" />
          <SheetField name="contactName" />
          <SheetField name="contactPhone" inputMode="tel" />
        </FieldGrid>
      </DocumentSection>
    </SimpleDocumentEditor>
  );
}
