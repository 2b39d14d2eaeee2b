import type { MarketActive } from '@harrow/api-client';
import { DateText, formatDate } from '@harrow/ui';
import { AreaPicker, AreaText } from '@harrow/ui/area-picker';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { ReturnNotice } from '../../documents/page/ReturnNotice.tsx';
import { userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { useRecordId } from '../../documents/page/DocumentRecord.tsx';
import { ProductsSelect } from '../../shared/master/masterFields.tsx';
import { todayIn } from '../../shared/todayIn.ts';
import { ActivityFoot } from './ActivityFoot.tsx';
import { DocumentForm, Field, Section, Slots, useDocument, useValue } from './activityKind.ts';
import { ReportReview } from './ReportReview.tsx';
import { railOf } from './railOf.tsx';

/** Most characters of a title, and of a description. */
const [mostTitle, mostDescription] = [100, 2000];

/** A market activity: to plan, to report on, to review, to read. */
export function ActivityPage() {
  const { t } = useTranslation('marketActive');
  const user = useStore(userStore);
  return (
    <DocumentForm
      begin={{
        country: user?.country ?? null,
        currency: user?.currency ?? null,
        contactName: user?.realname ?? null,
        secondProduct: [],
      }}
      facts={(activity) => [
        { label: t('field.dealerName'), value: activity.subDealerName ?? activity.dealerName },
        { label: t('field.stage'), value: activity.stage_dictText },
        ...(activity.reportDue && activity.stage === 'report' ? [{ label: t('field.reportDue'), value: <DateText value={activity.reportDue} /> }] : []),
      ]}
      Notice={ActivityNotice}
      rail={(activity) => railOf(activity, t)}
      Foot={ActivityFoot}
    >
      <PlanSection />
      <BudgetSection />
      <ResultSection />
      <ActivitySlots />
      <ReportReview />
    </DocumentForm>
  );
}

/** Above an activity: why it came back, and when its report can be submitted. */
function ActivityNotice({ document: activity }: { document: MarketActive }) {
  const { t } = useTranslation('marketActive');
  const { status, endDate, reportDue, reportLate } = activity;
  const isAhead = status === 'pass' && endDate !== null && endDate >= todayIn();
  return (
    <>
      <ReturnNotice document={activity} />
      {isAhead && <Alert type="info" showIcon title={t('notYet', { date: formatDate(endDate) })} />}
      {reportLate === 'Y' && <Alert type="warning" showIcon title={t('lateReport', { date: formatDate(reportDue) })} />}
    </>
  );
}

/** Plan of the activity: subject, period and place. */
function PlanSection() {
  const { t } = useTranslation('marketActive');
  const isNew = useRecordId() === undefined;
  const [title, description, startDate, country] = [useValue('title'), useValue('description'), useValue('startDate'), useValue('country')];
  const tooLong = (text: string | null, most: number): string | undefined => (text !== null && [...text].length > most ? t('tooLong') : undefined);
  return (
    <Section name="plan">
      <Field name="title" wide autoFocus={isNew} problem={tooLong(title, mostTitle)} />
      <Field name="activityType" radio wide />
      <Field name="description" rows={5} wide problem={tooLong(description, mostDescription)} />
      <Field name="startDate" mayBeAhead />
      <Field name="endDate" mayBeAhead {...(startDate && { earliest: startDate })} />
      <Field name="country" />
      {country === 'CN' ? (
        <Field name="region" text={(value) => <AreaText value={value as string | null} />}>
          {(control, value, change) => <AreaPicker {...control} anyLevel value={value as string | null} onChange={(code) => change(code || null)} />}
        </Field>
      ) : (
        <Field name="region" />
      )}
      <Field name="location" wide />
      <Field name="secondProduct" wide>
        {(control, value, change) => <ProductsSelect {...control} level={2} value={value as string[]} onChange={change} />}
      </Field>
      <Field name="expectedParticipants" />
      <Field name="contactName" />
      <Field name="contactPhone" inputMode="tel" />
    </Section>
  );
}

function BudgetSection() {
  return (
    <Section name="budget">
      <Field name="budgetAmount" />
      <Field name="currency" />
      <Field name="supportAmount" />
    </Section>
  );
}

/** Report on the activity, once its plan is approved. */
function ResultSection() {
  if (useDocument()?.stage !== 'report') return null;
  return (
    <Section name="result">
      <Field name="actualParticipants" needed />
      <Field name="leadsCount" needed />
      <Field name="ordersCount" needed />
      <Field name="actualCost" needed />
      <Field name="resultSummary" rows={5} wide needed />
    </Section>
  );
}

/** Files of the plan; with the report its photos, and invoices where support was approved. */
function ActivitySlots() {
  const activity = useDocument();
  const attachments = { name: 'attachments' };
  if (activity?.stage !== 'report') return <Slots slots={[attachments]} />;
  return <Slots slots={[{ name: 'reportPhotos', required: true }, { name: 'invoices', required: Boolean(activity.approvedAmount) }, attachments]} />;
}
