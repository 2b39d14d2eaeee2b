import { formatNumber, useSettings } from '@harrow/ui';
import { PaperSheet } from '../../../shared/print/PaperSheet.tsx';
import { SheetFact, SheetFacts } from '../../../shared/print/SheetFacts.tsx';
import { SheetTable } from '../../../shared/print/SheetTable.tsx';
import { useTwoLanguages } from '../../../shared/print/useTwoLanguages.tsx';
import { goalListing } from '../goals.ts';
import { months, targetField } from '../months.ts';
import type { Agreement } from './AgreementPage.tsx';

/** The targets of a dealer's year, month by month, with their sums by basis. */
export function AgreementSheet({ agreement }: { agreement: Agreement }) {
  const label = useTwoLanguages('salesGoal');
  const { language } = useSettings();
  const number = (value: number | null): string => (value === null ? '–' : formatNumber(value, language));
  const bases = [...new Set(agreement.goals.map(({ goalBasis_dictText }) => goalBasis_dictText))];
  return (
    <PaperSheet
      isWide
      title={label('print.title')}
      no={`${agreement.dealerCode} · ${agreement.year}`}
      about={[agreement.dealerName]}
      status={agreement.year}
      path={`${goalListing.address}/detail/${agreement.id}`}
      signatures={[{ label: label('print.maker') }, { label: label('print.dealer') }]}
    >
      <SheetFacts>
        <SheetFact label={label('field.dealerName')}>{agreement.dealerName}</SheetFact>
        <SheetFact label={label('field.year')}>{agreement.year}</SheetFact>
        <SheetFact label={label('field.region')}>{agreement.region_dictText}</SheetFact>
      </SheetFacts>
      {bases.map((basis) => {
        const goals = agreement.goals.filter(({ goalBasis_dictText }) => goalBasis_dictText === basis);
        return (
          <section key={basis}>
            <h2>
              {label('field.goalBasis')}: {basis}
            </h2>
            <SheetTable
              columns={[
                { title: label('field.goalNo'), value: ({ goalNo }) => goalNo },
                { title: label('field.productTeam'), value: ({ productTeam_dictText }) => productTeam_dictText },
                { title: label('field.platform'), value: ({ platform_dictText }) => platform_dictText ?? label('wholeTeam') },
                { title: label('field.annualTarget'), isNumber: true, value: ({ annualTarget }) => number(annualTarget) },
                ...months.map((month) => ({
                  title: label(`field.month${month}`),
                  isNumber: true as const,
                  value: (goal: (typeof goals)[number]) => number(goal[targetField(month)]),
                })),
              ]}
              rows={goals}
              total={{
                label: label('print.sum'),
                values: [
                  number(goals.reduce((sum, { annualTarget }) => sum + annualTarget, 0)),
                  ...months.map((month) => number(goals.reduce((sum, goal) => sum + (goal[targetField(month)] ?? 0), 0))),
                ],
              }}
            />
          </section>
        );
      })}
      <p>{label('print.counts')}</p>
    </PaperSheet>
  );
}
