import type { SalesGoal } from '@harrow/api-client';
import { DateText, type Fact, formatNumber, ReadOnlyField, StatusTag, useSettings } from '@harrow/ui';
import { DepartmentPicker } from '@harrow/ui/pickers';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { mayEdit } from '../../documents/form/document/formKind.ts';
import { billStatusTones } from '../../shared/billStatus.ts';
import { MasterHistory } from '../../shared/changes/MasterHistory.tsx';
import { LazyDealerPicker } from '../../shared/pickers/dealers/LazyDealerPicker.tsx';
import { FiguresSection } from './FiguresSection.tsx';
import { GoalFoot } from './GoalFoot.tsx';
import { DocumentForm, Field, Section, useDocument, useValue } from './goalKind.ts';
import { platformOptions, teamOptions, thisYear } from './goals.ts';
import { yearsAround } from './YearFilter.tsx';
import { MachinesLink } from './MachinesLink.tsx';
import { months, targetField, totalOf, type Targets } from './months.ts';

const history = {
  docType: 'salesGoal',
  namespace: 'salesGoal',
  dictionaries: { status: 'bill_status', productTeam: 'product_team', platform: 'platform', goalBasis: 'goal_basis', closeReason: 'close_reason' },
};

/** A sales goal: its months, and what became of them. */
export function GoalPage() {
  const { t } = useTranslation('salesGoal');
  const { language } = useSettings();
  const facts = ({ dealerName, year, productTeam_dictText, platform_dictText, annualTarget, totalCom, rate, confirmTime }: SalesGoal): Fact[] => [
    { label: t('field.dealerName'), value: dealerName },
    { label: t('field.year'), value: year },
    { label: t('field.productTeam'), value: [productTeam_dictText, platform_dictText].filter(Boolean).join(' · ') },
    { label: t('field.totalCom'), value: `${formatNumber(totalCom, language)} / ${formatNumber(annualTarget, language)} (${formatNumber(rate, language)} %)` },
    ...(confirmTime ? [{ label: t('field.confirmTime'), value: <DateText value={confirmTime} precision="date" /> }] : []),
  ];
  return (
    <DocumentForm
      begin={{}}
      facts={facts}
      status={({ status, status_dictText }) => <StatusTag color={billStatusTones[status]} text={status_dictText} />}
      rail={(goal) => ({
        changes: <MasterHistory id={goal.id} words={history} />,
        first: [{ key: 'machines', title: t('rail.machines'), open: true, content: <MachinesLink goal={goal} /> }],
      })}
      Foot={GoalFoot}
    >
      <FactsSection />
      <MonthsSection />
      <FiguresSection />
    </DocumentForm>
  );
}

/** Whom it is for, and what counts. */
function FactsSection() {
  const { t } = useTranslation('salesGoal');
  const goal = useDocument();
  const year = thisYear();
  const team = useValue('productTeam');
  const { data: teams = [] } = useQuery(teamOptions);
  const { data: platforms = [] } = useQuery(platformOptions);
  const options = platforms.filter(({ productTeam }) => productTeam === team).map(({ value, text }) => ({ value, label: text }));
  return (
    <Section name="facts">
      <Field name="year" text={String}>
        {(control, value, change) => (
          <Select
            {...control}
            value={String(value)}
            onChange={(chosen: string) => change(Number(chosen))}
            options={yearsAround(Math.min(Number(value), year), year + 2)}
          />
        )}
      </Field>
      <Field name="dealerCode" label={t('field.dealerName')} text={() => goal?.dealerName}>
        {(control, value, change) => (
          <LazyDealerPicker {...control} multiple={false} value={(value as string | null) ?? ''} onChange={(code) => change(code || null)} />
        )}
      </Field>
      <Field name="productTeam" text={() => goal?.productTeam_dictText}>
        {(control, value, change) => (
          <Select {...control} value={value as string} onChange={change} options={teams.map(({ value: code, text }) => ({ value: code, label: text }))} />
        )}
      </Field>
      <Field name="platform" text={() => goal?.platform_dictText ?? t('wholeTeam')}>
        {(control, value, change) => (
          <Select
            {...control}
            allowClear
            placeholder={t('wholeTeam')}
            value={(value as string | null) ?? undefined}
            onChange={(code?: string) => change(code ?? null)}
            options={options}
          />
        )}
      </Field>
      <Field name="goalBasis" />
      <Field name="marketingDepartment" text={() => goal?.marketingDepartment_dictText}>
        {(control, value, change) => (
          <DepartmentPicker {...control} store="orgCode" value={(value as string | null) ?? ''} onChange={(code) => change((code as string) || null)} />
        )}
      </Field>
      <Field name="remark" wide />
    </Section>
  );
}

/** The annual target and its months, with the difference between them. */
function MonthsSection() {
  const { t } = useTranslation('salesGoal');
  const goal = useDocument();
  if (goal && !mayEdit(goal)) return null;
  return (
    <Section name="months">
      <Field name="annualTarget" />
      <Difference />
      {months.map((month) => (
        <Field key={month} name={targetField(month)} label={t(`field.month${month}`)} />
      ))}
    </Section>
  );
}

function Difference() {
  const { t } = useTranslation('salesGoal');
  const { language } = useSettings();
  const annual = useValue('annualTarget');
  const targets: Targets = {
    m1_target: useValue('m1_target'),
    m2_target: useValue('m2_target'),
    m3_target: useValue('m3_target'),
    m4_target: useValue('m4_target'),
    m5_target: useValue('m5_target'),
    m6_target: useValue('m6_target'),
    m7_target: useValue('m7_target'),
    m8_target: useValue('m8_target'),
    m9_target: useValue('m9_target'),
    m10_target: useValue('m10_target'),
    m11_target: useValue('m11_target'),
    m12_target: useValue('m12_target'),
  };
  return <ReadOnlyField label={t('difference')}>{formatNumber((annual ?? 0) - totalOf(targets), language)}</ReadOnlyField>;
}
