import type { SalesGoalItem } from '@harrow/api-client';
import { salesGoalsFields as sheet } from '@harrow/api-client/fields';
import { lazyPart, localeTag, Progress, useSettings } from '@harrow/ui';
import { userStore } from '../../platform/session/session.ts';
import { billStatusTones } from '../../shared/billStatus.ts';
import type { Shown } from '../../shared/fields/columnsOf.tsx';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { todayIn } from '../../shared/todayIn.ts';
import styles from './goals.module.css';
import { comField, type Month, months, rateOf, targetField } from './months.ts';

const YearFilter = lazyPart(async () => ({ default: (await import('./YearFilter.tsx')).YearFilter }));

/** "com / target" of a month, in the colour of how it stands. */
const monthColumn = (month: Month): Shown<SalesGoalItem> => ({
  named: `month${month}`,
  text: (goal) => monthText(goal, month),
  render: (goal) => <span className={styles[rateOf(goal, month, todayIn(userStore.get()?.timeZone)) ?? 'none']}>{monthText(goal, month)}</span>,
});

const monthText = (goal: SalesGoalItem, month: Month): string => `${goal[comField(month)]} / ${goal[targetField(month)] ?? '–'}`;

const monthColumns = Object.fromEntries(months.map((month) => [comField(month), monthColumn(month)])) as Record<
  ReturnType<typeof comField>,
  Shown<SalesGoalItem>
>;

/** A bar up to the goal; what is beyond it is told by its number alone. */
function Rate({ goal: { rate, goalNo } }: { goal: SalesGoalItem }) {
  const { language } = useSettings();
  if (rate <= 100) return <Progress value={rate} aria-label={goalNo} />;
  return <span className={styles.success}>{(rate / 100).toLocaleString(localeTag(language), { style: 'percent' })}</span>;
}

export const goalList: SheetList<SalesGoalItem, typeof sheet> = {
  noun: 'salesGoal',
  sheet,
  columns: {
    goalNo: { fixed: 'left' },
    year: { text: ({ year }) => String(year) },
    dealerName: {},
    productTeam: {},
    platform: { text: ({ platform_dictText: text }, _locale, t) => text ?? t('wholeTeam') },
    goalBasis: {},
    annualTarget: {},
    totalCom: {},
    rate: { width: 140, render: (goal) => <Rate goal={goal} /> },
    ...monthColumns,
    status: { tones: billStatusTones },
    confirmTime: {},
    region: { defaultHidden: true },
    marketGroup: { defaultHidden: true },
    marketingDepartment: { defaultHidden: true, text: ({ marketingDepartment_dictText: text }) => text },
    totalTarget: { defaultHidden: true },
    releaseTime: { defaultHidden: true },
    confirmBy: { defaultHidden: true },
    closeReason: { defaultHidden: true },
    remark: { defaultHidden: true },
    createBy: { defaultHidden: true },
    createTime: { defaultHidden: true },
    updateTime: { defaultHidden: true },
  },
  exported: ['dealerCode', ...months.map(targetField)],
  query: [
    'goalNo',
    'year',
    'dealerName',
    'region',
    'marketGroup',
    'productTeam',
    'platform',
    'goalBasis',
    'annualTarget',
    'totalTarget',
    'totalCom',
    'rate',
    'status',
    'releaseTime',
    'confirmTime',
    'createTime',
  ],
  filters: [
    { name: 'keyword', kind: 'words', label: 'list.keyword', maxLength: 500 },
    { name: 'year', own: <YearFilter />, shown: { year: { label: 'field.year' } } },
    'dealerCode',
    { name: 'region', for: 'maker' },
    { name: 'marketGroup', for: 'maker' },
    'productTeam',
    'platform',
    'goalBasis',
    { name: 'status', several: true },
  ],
};
