import { DictSelect, FieldGrid, LimitedInput } from '@harrow/ui';
import { Form } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptInput } from '../../../shared/useKeptInput.ts';
import { transferParts } from '../makerStocks.ts';
import { keptAs } from './keptAs.ts';
import { isBlankLine, type PartLine, partColumns } from './lineColumns.ts';
import { LinesDialog } from './LinesDialog.tsx';
import type { UpkeepDialogProps } from './ReceiveDialog.tsx';

interface Transfer {
  fromWarehouse: string | null;
  toWarehouse: string | null;
  remark: string;
  rows: readonly PartLine[];
}

/** Parts that are taken from one warehouse to another. */
export function TransferDialog({ rows, onClose, onBooked }: UpkeepDialogProps) {
  const { t } = useTranslation('makerStock');
  const { typed, type, discard } = useKeptInput<Transfer>('makerStock.transfer', keptAs(rows), {
    fromWarehouse: rows[0]?.warehouse ?? null,
    toWarehouse: null,
    remark: '',
    rows: rows.map(({ id, partsCode }) => ({ id, partsCode, qty: null })),
  });
  const columns = useMemo(() => partColumns<PartLine>(t), [t]);
  const { fromWarehouse, toWarehouse, remark } = typed;
  const send = async (lines: readonly PartLine[]): Promise<void> => {
    await transferParts({
      fromWarehouse: fromWarehouse!,
      toWarehouse: toWarehouse!,
      remark: remark.trim() || null,
      lines: lines.map(({ partsCode, qty }) => ({ partsCode: partsCode!, qty: qty! })),
    });
    discard();
    onBooked();
    onClose();
  };
  const warehouseField = (name: 'fromWarehouse' | 'toWarehouse', value: string | null) => (
    <Form.Item label={t(`field.${name}`)} htmlFor={name} required>
      <DictSelect id={name} dict="maker_warehouse" {...(value !== null && { value })} onChange={(code) => type({ [name]: code ?? null })} />
    </Form.Item>
  );
  return (
    <LinesDialog
      title={t('transfer.title')}
      okText={t('transfer.action')}
      columns={columns}
      rows={typed.rows}
      onRowsChange={(next) => type({ rows: next })}
      createRow={(id): PartLine => ({ id, partsCode: null, qty: null })}
      isBlank={isBlankLine}
      isComplete={fromWarehouse !== null && toWarehouse !== null}
      send={send}
      onClose={onClose}
    >
      <FieldGrid>
        {warehouseField('fromWarehouse', fromWarehouse)}
        {warehouseField('toWarehouse', toWarehouse)}
        <Form.Item label={t('field.remark')} htmlFor="transferRemark">
          <LimitedInput id="transferRemark" limit={200} value={remark} onChange={({ target }) => type({ remark: target.value })} />
        </Form.Item>
      </FieldGrid>
    </LinesDialog>
  );
}
