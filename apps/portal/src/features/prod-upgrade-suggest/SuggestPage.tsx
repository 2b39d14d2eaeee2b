import type { ProdUpgradeSuggest } from '@harrow/api-client';
import { DateText, type Fact, ReadOnlyField } from '@harrow/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useRecordId } from '../../documents/page/DocumentRecord.tsx';
import { ReturnNotice } from '../../documents/page/ReturnNotice.tsx';
import { ProductFields } from './ProductFields.tsx';
import { railOf } from './railOf.tsx';
import { SuggestFoot } from './SuggestFoot.tsx';
import { DocumentForm, Field, Section, Slots, useDocument } from './suggestKind.ts';

/** A suggestion: to write, to answer and decide, to read. */
export function SuggestPage() {
  const { t } = useTranslation('prodUpgradeSuggest');
  const isNew = useRecordId() === undefined;
  return (
    <DocumentForm
      begin={{ priority: 'normal' }}
      facts={(suggest) => factsOf(suggest, t)}
      Notice={ReturnNotice}
      rail={(suggest) => railOf(suggest, t)}
      Foot={SuggestFoot}
    >
      <Answer />
      <Section name="subject">
        <Field name="title" wide autoFocus={isNew} />
        <ProductFields />
        <Field name="suggestType" radio wide />
      </Section>
      <Section name="problem">
        <Field name="currentProblem" rows={4} wide />
        <Field name="suggestion" rows={4} wide />
        <Field name="expectedBenefit" rows={2} wide />
        <Field name="affectedQty" />
        <Field name="priority" radio />
      </Section>
      <Slots />
    </DocumentForm>
  );
}

const factsOf = (suggest: ProdUpgradeSuggest, t: TFunction<'prodUpgradeSuggest'>): Fact[] => [
  { label: t('field.suggestNo'), value: suggest.suggestNo },
  { label: t('field.dealerName'), value: suggest.subDealerName ?? suggest.dealerName },
  { label: t('field.votes'), value: String(suggest.votes) },
  ...(suggest.closeReason ? [{ label: t('field.closeReason'), value: suggest.closeReason_dictText }] : []),
];

/** The maker's answer, and when the suggestion is to be built. */
function Answer() {
  const { t } = useTranslation('prodUpgradeSuggest');
  const suggest = useDocument();
  if (!suggest || (suggest.replyContent === null && suggest.planVersion === null)) return null;
  return (
    <Section name="answer">
      <ReadOnlyField label={t('field.replyContent')} wide>
        <span style={{ whiteSpace: 'pre-line' }}>{suggest.replyContent}</span>
      </ReadOnlyField>
      <ReadOnlyField label={t('field.replyTime')}>
        <DateText value={suggest.replyTime} />
      </ReadOnlyField>
      {suggest.planVersion && <ReadOnlyField label={t('field.planVersion')}>{suggest.planVersion}</ReadOnlyField>}
      {suggest.planDate && (
        <ReadOnlyField label={t('field.planDate')}>
          <DateText value={suggest.planDate} />
        </ReadOnlyField>
      )}
    </Section>
  );
}
