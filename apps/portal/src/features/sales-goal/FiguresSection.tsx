import type { SalesGoal } from '@harrow/api-client';
import { DocumentSection, formatNumber, lazyPart, useSettings } from '@harrow/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import styles from './goals.module.css';
import { useDocument } from './goalKind.ts';
import { useMachinesOf } from './useMachinesOf.ts';
import { comField, months, rateOf, targetField } from './months.ts';
import { todayIn } from '../../shared/todayIn.ts';

const MonthChart = lazyPart(async () => ({ default: (await import('../../shared/chart/MonthChart.tsx')).MonthChart }));

/** Target, completion and the year before by month, as a chart and as a table. */
export function FiguresSection() {
  const { t } = useTranslation('salesGoal');
  const goal = useDocument();
  if (!goal) return null;
  return (
    <DocumentSection id="figures" title={t('section.figures')}>
      <Chart goal={goal} />
      <MonthTable goal={goal} />
    </DocumentSection>
  );
}

function Chart({ goal }: { goal: SalesGoal }) {
  const { t } = useTranslation('salesGoal');
  const { language } = useSettings();
  const navigate = useNavigate();
  const machinesOf = useMachinesOf();
  let [sumTarget, sumCom] = [0, 0];
  const entries = months.map((month) => {
    const [target, com] = [goal[targetField(month)] ?? 0, goal[comField(month)]];
    sumTarget += target;
    sumCom += com;
    return { month: `${goal.year}-${String(month).padStart(2, '0')}`, target, com, lastYear: goal.lastYear[month - 1] ?? 0, sumTarget, sumCom };
  });
  const format = (value: number): string => formatNumber(value, language);
  return (
    <Suspense>
      <MonthChart
        title={`${goal.goalNo} ${t('section.figures')}`}
        months={entries}
        series={[
          { key: 'target', label: t('figures.target'), color: 'var(--hw-tone-default-text)' },
          { key: 'com', label: t('figures.com'), color: 'var(--hw-tone-success-text)' },
          { key: 'lastYear', label: t('figures.lastYear'), color: 'var(--hw-tone-blue-text)' },
        ]}
        lines={[
          { key: 'sumTarget', label: t('figures.sumTarget'), color: 'var(--hw-tone-default-text)' },
          { key: 'sumCom', label: t('figures.sumCom'), color: 'var(--hw-tone-success-text)' },
        ]}
        axis={t('figures.axis')}
        format={format}
        formatAxis={format}
        onOpen={(month) => void navigate(machinesOf(goal, month))}
      />
    </Suspense>
  );
}

function MonthTable({ goal }: { goal: SalesGoal }) {
  const { t } = useTranslation('salesGoal');
  const { language } = useSettings();
  const today = todayIn();
  const number = (value: number | null): string => (value === null ? '–' : formatNumber(value, language));
  const lines: { label: string; sum: number | null; of: (month: (typeof months)[number], at: number) => number | null }[] = [
    { label: t('figures.target'), sum: goal.totalTarget, of: (month) => goal[targetField(month)] },
    { label: t('figures.com'), sum: goal.totalCom, of: (month) => goal[comField(month)] },
    { label: t('figures.lastYear'), sum: goal.lastYear.reduce((sum, n) => sum + n, 0), of: (_month, at) => goal.lastYear[at] ?? 0 },
  ];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled sideways by keys
    <div className={`${styles.scroll} hw-focusable`} role="group" aria-label={t('section.figures')} tabIndex={0}>
      <table className={styles.months}>
        <thead>
          <tr>
            <th scope="col">{t('figures.axis')}</th>
            {months.map((month) => (
              <th key={month} scope="col">
                {t(`field.month${month}`)}
              </th>
            ))}
            <th scope="col">{t('figures.sum')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, sum, of }, line) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {months.map((month, at) => (
                <td key={month} className={line === 1 ? styles[rateOf(goal, month, today) ?? 'none'] : undefined}>
                  {number(of(month, at))}
                </td>
              ))}
              <td>{number(sum)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
