import { type EditableColumn, numberColumn, readOnlyColumn, selectColumn, textColumn } from '@harrow/ui/editable-table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptInput } from '../../../shared/useKeptInput.ts';
import { adjustStock } from '../makerStocks.ts';
import { keptAs } from './keptAs.ts';
import { isBlankLine, type PartLine, partColumns } from './lineColumns.ts';
import { LinesDialog } from './LinesDialog.tsx';
import type { UpkeepDialogProps } from './ReceiveDialog.tsx';

interface CountedLine extends PartLine {
  warehouse: string | null;
  reason: string | null;
  remark: string | null;
  /** What the printed sheet said: then the inventory moves by the difference. */
  bookQty: number | null;
  /** As the list showed it; null where the line was typed. */
  inventoryQty: number | null;
}

/** What was counted: the inventory becomes that, or moves by what the sheet said otherwise. */
export function AdjustDialog({ rows, onClose, onBooked }: UpkeepDialogProps) {
  const { t } = useTranslation('makerStock');
  const { typed, type, discard } = useKeptInput<{ rows: readonly CountedLine[] }>('makerStock.adjust', keptAs(rows), {
    rows: rows.map(({ id, partsCode, warehouse, inventoryQty }) => ({
      id,
      partsCode,
      qty: null,
      warehouse,
      reason: 'count',
      remark: null,
      bookQty: null,
      inventoryQty,
    })),
  });
  const columns = useMemo(
    (): EditableColumn<CountedLine>[] => [
      ...partColumns<CountedLine>(t, 'newQty'),
      numberColumn({ key: 'bookQty', title: t('field.bookQty'), width: 120, precision: 2, min: 0, max: 9_999_999.99 }),
      selectColumn({ key: 'warehouse', title: t('field.warehouse'), width: 160, dictCode: 'maker_warehouse', required: true }),
      selectColumn({ key: 'reason', title: t('field.reason'), width: 140, dictCode: 'stock_reason', required: true, defaultValue: 'count' }),
      textColumn({ key: 'remark', title: t('field.remark'), width: 160, maxLength: 200 }),
      ...(rows.length > 0 ? [readOnlyColumn<CountedLine>({ key: 'inventoryQty', title: t('field.inventoryQty'), width: 100 })] : []),
    ],
    [t, rows],
  );
  const send = async (lines: readonly CountedLine[]): Promise<void> => {
    await adjustStock({
      lines: lines.map(({ warehouse, partsCode, qty, bookQty, reason, remark }) => ({
        warehouse: warehouse!,
        partsCode: partsCode!,
        newQty: qty!,
        bookQty,
        reason: reason!,
        remark,
      })),
    });
    discard();
    onBooked();
    onClose();
  };
  return (
    <LinesDialog
      title={t('adjust.title')}
      okText={t('adjust.action')}
      columns={columns}
      rows={typed.rows}
      onRowsChange={(next) => type({ rows: next })}
      createRow={(id): CountedLine => ({ id, partsCode: null, qty: null, warehouse: null, reason: 'count', remark: null, bookQty: null, inventoryQty: null })}
      isBlank={isBlankLine}
      isComplete
      send={send}
      onClose={onClose}
      fieldOf={{ newQty: 'qty' }}
    />
  );
}
