import type { PartsOrderLine } from '@harrow/api-client';
import { dateColumn, type EditableColumn, readOnlyColumn } from '@harrow/ui/editable-table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { StepDialog } from '../../../documents/actions/StepDialog.tsx';
import { useSendStep } from '../../../documents/actions/useSendStep.ts';
import { useKeptInput } from '../../../shared/useKeptInput.ts';
import { rescheduleOrder } from '../partsOrders.ts';
import { DialogTable } from './DialogTable.tsx';
import type { OrderDialogProps } from './orderDialogProps.ts';
import { ReasonField, shortestReason } from './ReasonField.tsx';

/** Promises other days for what is not delivered yet, and says why. */
export function RescheduleDialog({ order, onClose }: OrderDialogProps) {
  const { t } = useTranslation('partsOrder');
  const { typed, type, discard } = useKeptInput<{ days: Readonly<Record<string, string | null>>; reason: string }>('partsOrder.reschedule', order.id, {
    days: {},
    reason: '',
  });
  const send = useSendStep({ id: order.id, onClose, discard });
  const open = useMemo(() => order.lines.filter(({ openQty, packedQty, backorderQty }) => openQty + packedQty + backorderQty > 0), [order]);
  const rows = useMemo(() => open.map((line) => ({ ...line, promisedDate: typed.days[line.id] ?? line.promisedDate })), [open, typed.days]);
  const columns = useMemo(
    (): EditableColumn<PartsOrderLine>[] => [
      readOnlyColumn({ key: 'partsCode', title: t('field.lines.partsCode'), frozen: 'left', tooLong: 'whole' }),
      readOnlyColumn({ key: 'partsName', title: t('field.lines.partsName'), tooLong: 'wrap' }),
      readOnlyColumn({ key: 'openQty', title: t('field.lines.openQty'), precision: 2 }),
      readOnlyColumn({ key: 'backorderQty', title: t('field.lines.backorderQty'), precision: 2 }),
      dateColumn({ key: 'promisedDate', title: t('field.lines.promisedDate') }),
    ],
    [t],
  );
  const moved = rows.flatMap(({ id: lineId, promisedDate }) =>
    promisedDate !== null && promisedDate !== open.find(({ id }) => id === lineId)?.promisedDate ? [{ lineId, promisedDate }] : [],
  );
  const reason = typed.reason.trim();
  return (
    <StepDialog
      title={t('ask.reschedule', { no: order.orderNo })}
      okText={t('action.reschedule')}
      isIncomplete={moved.length === 0 || reason.length < shortestReason}
      onOk={() =>
        void send(() => rescheduleOrder({ id: order.id, version: order.version, lines: moved, reason }), { sent: { lines: moved.map(({ lineId }) => lineId) } })
      }
      onClose={onClose}
    >
      <DialogTable
        label={t('section.lines')}
        rows={rows}
        columns={columns}
        onRowsChange={(next) => type({ days: Object.fromEntries(next.map(({ id, promisedDate }) => [id, promisedDate])) })}
      />
      <ReasonField limit={500} value={typed.reason} onChange={(text) => type({ reason: text })} />
    </StepDialog>
  );
}
