import type { HandoverTrain } from '@harrow/api-client';
import type { RailPanel } from '@harrow/ui';
import { Steps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDocumentRail } from '../../../documents/page/useDocumentRail.tsx';
import { handoverFiles } from '../handovers.ts';
import { HandoverChanges } from './HandoverChanges.tsx';
import { InsuranceCard } from './InsuranceCard.tsx';

const steps = ['written', 'submitted', 'registered', 'ended'] as const;

/** How many of the steps are behind a sheet. */
const done: Record<string, number> = { draft: 0, no_pass: 0, submitted: 2, pass: 3, closed: 4 };

/** What stands beside the sheet: how far it is, log, files and changes. */
export function useHandoverRail(handover: HandoverTrain | undefined): RailPanel[] {
  const { t } = useTranslation('handoverTrain');
  return useDocumentRail({
    docType: 'handoverTrain',
    document: handover,
    filesTable: handoverFiles,
    changes: handover && <HandoverChanges id={handover.id} />,
    first: handover
      ? [
          {
            key: 'steps',
            title: t('rail.steps'),
            open: true,
            content: (
              <Steps
                orientation="vertical"
                size="small"
                current={done[handover.status] ?? 0}
                items={steps.map((step) => ({ title: step === 'ended' && handover.closeReason_dictText ? handover.closeReason_dictText : t(`step.${step}`) }))}
              />
            ),
          },
          { key: 'insurance', title: t('rail.insurance'), open: true, content: <InsuranceCard handover={handover} /> },
        ]
      : [],
  });
}
