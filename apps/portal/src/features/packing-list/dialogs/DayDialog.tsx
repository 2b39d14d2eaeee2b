import type { PackingList } from '@harrow/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../../shared/administration/EditDialog.tsx';
import { single } from '../../../shared/calls/notDone.ts';
import { todayIn } from '../../../shared/todayIn.ts';
import { changeEta, markArrived } from '../packingLists.ts';
import { ArrivedField, EtaFields } from './packingFields.tsx';

interface DayDialogProps {
  packing: PackingList;
  onClose: () => void;
}

/** Moves the day on which the goods are expected. */
export function EtaDialog({ packing: { id, packingNo, eta }, onClose }: DayDialogProps) {
  const { t } = useTranslation('packingList');
  const refresh = useRefresh(onClose);
  return (
    <EditDialog<{ eta: string; reason: string }>
      title={t('eta.title', { no: packingNo })}
      okText={t('action.changeEta')}
      width={520}
      initialValues={{ ...(eta && { eta }) }}
      save={(values) => single(changeEta({ ids: [id], ...values }))}
      onSaved={refresh}
      onClose={onClose}
    >
      <EtaFields />
    </EditDialog>
  );
}

/** Says when the goods have come. */
export function ArrivedDialog({ packing: { id, packingNo }, onClose }: DayDialogProps) {
  const { t } = useTranslation('packingList');
  const refresh = useRefresh(onClose);
  return (
    <EditDialog<{ arrivedOn: string }>
      title={t('arrived.title', { no: packingNo })}
      okText={t('action.markArrived')}
      width={520}
      initialValues={{ arrivedOn: todayIn() }}
      save={(values) => single(markArrived({ ids: [id], ...values }))}
      onSaved={refresh}
      onClose={onClose}
    >
      <ArrivedField />
    </EditDialog>
  );
}

/** Page, lists and inbox show the change. */
function useRefresh(onClose: () => void): () => void {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries();
    onClose();
  };
}
