import type { MarketInfo } from '@harrow/api-client';
import { DateText, ReadOnlyField } from '@harrow/ui';
import { AreaPicker, AreaText } from '@harrow/ui/area-picker';
import { useQuery } from '@tanstack/react-query';
import { AutoComplete } from 'antd';
import { useTranslation } from 'react-i18next';
import { mayEdit } from '../../documents/form/document/formKind.ts';
import { useRecordId } from '../../documents/page/DocumentRecord.tsx';
import { userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { todayIn } from '../../shared/todayIn.ts';
import { AnswerBox } from './AnswerBox.tsx';
import { InfoFoot } from './InfoFoot.tsx';
import { DocumentForm, Field, Section, Slots, useDocument, useValue } from './infoKind.ts';
import { railOf } from './railOf.tsx';
import { knownModels } from './reports.ts';

/** A report on the market: to write, to answer, to read. */
export function InfoPage() {
  const { t } = useTranslation('marketInfo');
  const user = useStore(userStore);
  return (
    <DocumentForm
      begin={{ country: user?.country ?? null, currency: user?.currency ?? null, infoDate: todayIn(), importance: 'normal' }}
      facts={(info) => [
        { label: t('field.dealerName'), value: info.subDealerName ?? info.dealerName },
        { label: t('field.infoDate'), value: <DateText value={info.infoDate} /> },
      ]}
      rail={(info) => railOf(info, t)}
      Foot={InfoFoot}
    >
      <ReportSection />
      <Slots />
      <AnswerSection />
    </DocumentForm>
  );
}

/** Report: subject, competitor, place and day. */
function ReportSection() {
  const isNew = useRecordId() === undefined;
  const [infoType, price, country] = [useValue('infoType'), useValue('price'), useValue('country')];
  const isAboutCompetitor = infoType?.startsWith('competitor') === true;
  return (
    <Section name="report">
      <Field name="infoType" radio wide />
      <Field name="title" wide autoFocus={isNew} />
      <Field name="content" rows={5} wide />
      <ModelField name="competitorBrand" part="brand" needed={isAboutCompetitor} />
      <ModelField name="competitorModel" part="model" needed={isAboutCompetitor} />
      <Field name="price" needed={infoType === 'competitor_price'} />
      <Field name="currency" needed={typeof price === 'number'} />
      <Field name="secondProduct" />
      <Field name="infoDate" />
      <Field name="country" />
      {country === 'CN' ? (
        <Field name="region" text={(value) => <AreaText value={value as string | null} />}>
          {(control, value, change) => <AreaPicker {...control} anyLevel value={value as string | null} onChange={(code) => change(code || null)} />}
        </Field>
      ) : (
        <Field name="region" />
      )}
      <Field name="source" radio wide />
      <Field name="importance" radio wide needed={false} />
    </Section>
  );
}

/** The name of a brand or a model; those of earlier reports are offered. */
function ModelField({ name, part, needed }: { name: 'competitorBrand' | 'competitorModel'; part: 'brand' | 'model'; needed: boolean }) {
  const { data = [] } = useQuery(knownModels);
  const brand = useValue('competitorBrand');
  const own = part === 'model' && brand ? data.filter((one) => one.brand.toLowerCase() === brand.toLowerCase()) : data;
  const names = [...new Set(own.map((one) => one[part]))];
  return (
    <Field name={name} needed={needed}>
      {(control, value, change) => (
        <AutoComplete
          {...control}
          value={(value as string | null) ?? ''}
          options={names.map((one) => ({ value: one }))}
          showSearch={{ filterOption: (typed, option) => option?.value.toLowerCase().includes(typed.toLowerCase()) === true }}
          onChange={(text: string) => change(text || null)}
        />
      )}
    </Field>
  );
}

/** What the maker says of it; staff answer here. */
function AnswerSection() {
  const { t } = useTranslation('marketInfo');
  const info = useDocument();
  if (!info || mayEdit(info)) return null;
  return (
    <Section name="answer">
      <Answer info={info} />
      {info.closeReason_dictText && <ReadOnlyField label={t('field.closeReason')}>{info.closeReason_dictText}</ReadOnlyField>}
      {info.allowedActions.includes('reply') && <AnswerBox key={info.version} info={info} />}
    </Section>
  );
}

function Answer({ info: { replyContent, replyBy, replyTime } }: { info: MarketInfo }) {
  const { t } = useTranslation('marketInfo');
  if (replyContent === null) return <p data-wide>{t('answer.none')}</p>;
  return (
    <>
      <ReadOnlyField label={t('field.replyContent')}>{replyContent}</ReadOnlyField>
      <ReadOnlyField label={t('field.replyBy')}>{replyBy}</ReadOnlyField>
      <ReadOnlyField label={t('field.replyTime')}>
        <DateText value={replyTime} />
      </ReadOnlyField>
    </>
  );
}
