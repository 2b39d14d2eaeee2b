import type { MakerStock, ReceivedParts } from '@harrow/api-client';
import { DictSelect, FieldGrid, LimitedInput } from '@harrow/ui';
import { type EditableColumn, textColumn } from '@harrow/ui/editable-table';
import { Form } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptInput } from '../../../shared/useKeptInput.ts';
import { receiveParts } from '../makerStocks.ts';
import { BackordersDialog } from './BackordersDialog.tsx';
import { isBlankLine, type PartLine, partColumns } from './lineColumns.ts';
import { LinesDialog } from './LinesDialog.tsx';
import { keptAs } from './keptAs.ts';

interface ReceivedLine extends PartLine {
  binLocation: string | null;
}

interface Receipt {
  warehouse: string | null;
  remark: string;
  rows: readonly ReceivedLine[];
}

export interface UpkeepDialogProps {
  /** Rows of the stock that it begins with, for a receipt or transfer of one warehouse; none: the user fills it. */
  rows: readonly MakerStock[];
  onClose: () => void;
  onBooked: () => void;
}

/** Parts that came in; afterwards it names the orders that wait for them. */
export function ReceiveDialog({ rows, onClose, onBooked }: UpkeepDialogProps) {
  const { t } = useTranslation('makerStock');
  const { typed, type, discard } = useKeptInput<Receipt>('makerStock.receive', keptAs(rows), {
    warehouse: rows[0]?.warehouse ?? null,
    remark: '',
    rows: rows.map(({ id, partsCode, binLocation }) => ({ id, partsCode, qty: null, binLocation })),
  });
  const [waiting, setWaiting] = useState<ReceivedParts['backorders']>();
  const columns = useMemo(
    (): EditableColumn<ReceivedLine>[] => [
      ...partColumns<ReceivedLine>(t),
      textColumn({ key: 'binLocation', title: t('field.binLocation'), width: 140, maxLength: 30 }),
    ],
    [t],
  );
  const { warehouse, remark } = typed;
  const send = async (lines: readonly ReceivedLine[]): Promise<void> => {
    const { backorders } = await receiveParts({
      warehouse: warehouse!,
      remark: remark.trim() || null,
      lines: lines.map(({ partsCode, qty, binLocation }) => ({ partsCode: partsCode!, qty: qty!, binLocation })),
    });
    discard();
    onBooked();
    if (backorders.length === 0) onClose();
    else setWaiting(backorders);
  };
  if (waiting) return <BackordersDialog backorders={waiting} onClose={onClose} />;
  return (
    <LinesDialog
      title={t('receive.title')}
      okText={t('receive.action')}
      columns={columns}
      rows={typed.rows}
      onRowsChange={(next) => type({ rows: next })}
      createRow={(id): ReceivedLine => ({ id, partsCode: null, qty: null, binLocation: null })}
      isBlank={isBlankLine}
      isComplete={warehouse !== null}
      send={send}
      onClose={onClose}
    >
      <FieldGrid>
        <Form.Item label={t('field.warehouse')} htmlFor="receiveWarehouse" required>
          <DictSelect
            id="receiveWarehouse"
            dict="maker_warehouse"
            {...(warehouse !== null && { value: warehouse })}
            onChange={(code) => type({ warehouse: code ?? null })}
          />
        </Form.Item>
        <Form.Item label={t('field.remark')} htmlFor="receiveRemark">
          <LimitedInput id="receiveRemark" limit={200} value={remark} onChange={({ target }) => type({ remark: target.value })} />
        </Form.Item>
      </FieldGrid>
    </LinesDialog>
  );
}
