import type { HandoverTrain } from '@harrow/api-client';
import type { useTranslation } from 'react-i18next';
import { stepsPanel } from '../../../documents/page/stepsPanel.tsx';
import { HandoverChanges } from './HandoverChanges.tsx';
import { InsuranceCard } from './InsuranceCard.tsx';

const steps = ['written', 'submitted', 'registered', 'ended'] as const;

/** How many of the steps are behind a sheet. */
const done: Record<string, number> = { draft: 0, no_pass: 0, submitted: 2, pass: 3, closed: 4 };

/** What stands beside a sheet: how far it is, whether its machine is insured, and its changes. */
export const railOf = (handover: HandoverTrain, t: ReturnType<typeof useTranslation<'handoverTrain'>>['t']) => ({
  changes: <HandoverChanges id={handover.id} />,
  first: [
    stepsPanel({
      title: t('rail.steps'),
      steps: steps.map((step) => (step === 'ended' && handover.closeReason_dictText ? handover.closeReason_dictText : t(`step.${step}`))),
      done: done[handover.status] ?? 0,
    }),
    { key: 'insurance', title: t('rail.insurance'), open: true, content: <InsuranceCard handover={handover} /> },
  ],
});
