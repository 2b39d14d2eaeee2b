import type { HandoverTrain } from '@harrow/api-client';
import type { useTranslation } from 'react-i18next';
import { stepsPanel } from '../../../documents/page/stepsPanel.tsx';
import type { Words } from '../../../shared/fields/sheet.ts';
import { meaningOfHandover, meaningText } from '../../../shared/meaning/documentMeaning.ts';
import { HandoverChanges } from './HandoverChanges.tsx';
import { InsuranceCard } from './InsuranceCard.tsx';

const steps = ['written', 'submitted', 'registered', 'ended'] as const;

/** Number of completed steps by status. */
const done: Record<string, number> = { draft: 0, no_pass: 0, submitted: 2, pass: 3, closed: 4 };

type Text = ReturnType<typeof useTranslation<'handoverTrain'>>['t'];

/** The last step: while the cover runs it says until when, not that it has ended. */
function endOf(handover: HandoverTrain, t: Text): string {
  const meaning = handover.status === 'no_pass' ? undefined : meaningOfHandover(handover);
  return meaning ? meaningText(meaning, t as unknown as Words) : (handover.closeReason_dictText ?? t('step.ended'));
}

/** Panels beside a sheet: progress, insurance of the machine, and change history. */
export const railOf = (handover: HandoverTrain, t: Text) => ({
  changes: <HandoverChanges id={handover.id} />,
  first: [
    stepsPanel({
      title: t('rail.steps'),
      steps: steps.map((step) => (step === 'ended' ? endOf(handover, t) : t(`step.${step}`))),
      done: done[handover.status] ?? 0,
    }),
    { key: 'insurance', title: t('rail.insurance'), open: true, content: <InsuranceCard handover={handover} /> },
  ],
});
