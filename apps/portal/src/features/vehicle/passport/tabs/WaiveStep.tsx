import { type MaintenancePlanRow, maintenanceDuesWaive } from '@harrow/api-client';
import { EllipsisText, ReasonDialog } from '@harrow/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentCall } from '../../../../documents/actions/useDocumentCall.ts';
import { writeOf } from '../../../../shared/calls/callsOf.ts';
import { single } from '../../../../shared/calls/notDone.ts';
import { useFailureText } from '../../../../shared/calls/useFailureText.ts';
import { useKeptReason } from '../../../../shared/useKeptInput.ts';
import { usePermission } from '../../../../shared/usePermission.ts';
import { vehicles } from '../../vehicles.ts';

const waive = writeOf(maintenanceDuesWaive);

/** Reason why a missed service was waived, or the button to waive it. */
export function WaiveStep({ step: { id, status, reason } }: { step: MaintenancePlanRow }) {
  const { t } = useTranslation('vehicle');
  const mayWaive = usePermission('maintenance:finalAudit');
  const [isAsking, setAsking] = useState(false);
  if (status === 'waived') return <EllipsisText text={reason ?? '–'} />;
  if (status !== 'missed' || !mayWaive) return '–';
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {t('maintenance.waive')}
      </Button>
      {isAsking && <WaiveDialog id={id} onClose={() => setAsking(false)} />}
    </>
  );
}

/** Asks why a missed service is waived. */
function WaiveDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('vehicle');
  const failureText = useFailureText();
  const { kept, discard } = useKeptReason('vehicle.waive', id);
  const call = useDocumentCall((said: string) => single(waive({ ids: [id], reason: said })), {
    key: vehicles.key,
    done: t('maintenance.waived'),
    onDone: () => {
      discard();
      onClose();
    },
  });
  return (
    <ReasonDialog
      open
      {...kept}
      title={t('maintenance.waive')}
      loading={call.isPending}
      error={call.error && failureText(call.error)}
      onSubmit={({ opinion }) => call.mutate(opinion)}
      onCancel={onClose}
    />
  );
}
