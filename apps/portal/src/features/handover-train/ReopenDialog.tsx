import type { HandoverTrain, HandoverTrainItem } from '@harrow/api-client';
import { useTranslation } from 'react-i18next';
import { ReasonAction } from '../../documents/actions/ReasonAction.tsx';
import { useReadDocument } from '../../documents/form/useReadDocument.ts';
import { handovers } from './handovers.ts';

/** Asks why a registration has to be corrected, and reopens it. */
export function ReopenDialog({ handover, onClose }: { handover: HandoverTrainItem; onClose: () => void }) {
  const { t } = useTranslation('shared');
  // Only its number and version are asked for.
  const state = useReadDocument(handovers, handover as HandoverTrain);
  return (
    <>
      <ReasonAction
        docType="handoverTrain"
        action="reopen"
        title={`${t('action.reopen')} ${handover.handoverNo}`}
        document={handover}
        markable={[]}
        state={state}
        onClose={onClose}
      />
      {state.dialog}
    </>
  );
}
