import { type EditableColumn, numberColumn, readOnlyColumn } from '@harrow/ui/editable-table';
import { sum } from '@harrow/validation';
import { Alert } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { StepDialog } from '../../../documents/actions/StepDialog.tsx';
import { useSendStep } from '../../../documents/actions/useSendStep.ts';
import { useKeptInput } from '../../../shared/useKeptInput.ts';
import { cancelOpen } from '../partsOrders.ts';
import { DialogTable } from './DialogTable.tsx';
import type { OrderDialogProps } from './orderDialogProps.ts';
import { ReasonField, shortestReason } from './ReasonField.tsx';

interface CancelRow {
  readonly id: string;
  readonly partsCode: string;
  readonly partsName: string;
  /** Neither packed nor shipped nor cancelled: confirmed or on backorder. */
  readonly restQty: number;
  readonly qty: number | null;
}

/** Cancels what is open of an order: all of it, or quantities of its lines; frees the stock and gives back what was charged too much. */
export function CancelOpenDialog({ order, onClose }: OrderDialogProps) {
  const { t } = useTranslation('partsOrder');
  const { typed, type, discard } = useKeptInput<{ quantities: Readonly<Record<string, number | null>>; reason: string }>('partsOrder.cancelOpen', order.id, {
    quantities: {},
    reason: '',
  });
  const send = useSendStep({ id: order.id, onClose, discard });
  const rows = useMemo(
    () =>
      order.lines.flatMap(({ id, partsCode, partsName, openQty, backorderQty }): CancelRow[] => {
        const restQty = sum([openQty, backorderQty]);
        const qty = typed.quantities[id];
        return restQty > 0 ? [{ id, partsCode, partsName, restQty, qty: qty === undefined ? restQty : qty }] : [];
      }),
    [order, typed.quantities],
  );
  const columns = useMemo(
    (): EditableColumn<CancelRow>[] => [
      readOnlyColumn({ key: 'partsCode', title: t('field.lines.partsCode'), frozen: 'left', tooLong: 'whole' }),
      readOnlyColumn({ key: 'partsName', title: t('field.lines.partsName'), tooLong: 'wrap' }),
      readOnlyColumn({ key: 'restQty', title: t('cancelOpen.rest'), precision: 2, statistics: true }),
      numberColumn({ key: 'qty', title: t('cancelOpen.qty'), required: true, precision: 2, min: 0, statistics: true }),
    ],
    [t],
  );
  const named = rows.filter(({ qty }) => (qty ?? 0) > 0);
  const lines = named.map(({ id: lineId, qty }) => ({ lineId, qty: qty! }));
  const reason = typed.reason.trim();
  const isIncomplete = lines.length === 0 || rows.some(({ qty }) => qty === null) || reason.length < shortestReason;
  return (
    <StepDialog
      danger
      title={t('ask.cancelOpen', { no: order.orderNo })}
      okText={t('action.cancelOpen')}
      isIncomplete={isIncomplete}
      onOk={() => void send(() => cancelOpen({ id: order.id, version: order.version, lines, reason }), { sent: { lines: named.map(({ id }) => id) } })}
      onClose={onClose}
    >
      {order.cancelRequested === 'Y' && order.cancelReason && <Alert type="info" showIcon title={order.cancelReason} />}
      <DialogTable
        label={t('section.lines')}
        rows={rows}
        columns={columns}
        onRowsChange={(next) => type({ quantities: Object.fromEntries(next.map(({ id, qty }) => [id, qty])) })}
      />
      <ReasonField limit={500} value={typed.reason} onChange={(text) => type({ reason: text })} />
    </StepDialog>
  );
}
