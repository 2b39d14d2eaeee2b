import type { PartsStockItem } from '@harrow/api-client';
import { useDictionary } from '@harrow/ui';
import { type EditableColumn, numberColumn, selectColumn, textColumn } from '@harrow/ui/editable-table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { newRowId } from '../../../documents/form/rowId.ts';
import { adjust } from '../stock.ts';
import { partOfLine, warehouseOfLine, written } from './lineColumns.ts';
import { LinesDialog, type PartLine } from './LinesDialog.tsx';
import type { WorkDialogProps } from './StockDialogs.tsx';

interface Line extends PartLine {
  warehouse: string | null;
  newQty: number | null;
  reason: string | null;
  unitCost: number | null;
  remark: string | null;
}

const lineOf = (row: PartsStockItem): Line => ({
  id: newRowId(),
  partsCode: row.partsCode,
  partsName: row.partsName,
  availableQty: row.inventoryQty,
  warehouse: row.warehouse,
  newQty: null,
  reason: 'count',
  unitCost: null,
  remark: null,
});

/** Sets quantities: what was counted, lost, found or damaged. */
export function AdjustDialog({ rows, warehouses, usual, onSaved, onClose }: WorkDialogProps) {
  const { t } = useTranslation('partsStock');
  const { items } = useDictionary('stock_reason');
  const columns = useMemo((): EditableColumn<Line>[] => {
    const reasons = (items ?? []).map(({ value, text }) => ({ value, label: text }));
    return [
      ...partOfLine<Line>(t, t('field.inventoryQty')),
      warehouseOfLine<Line>(t, warehouses),
      numberColumn({ key: 'newQty', title: t('field.newQty'), precision: 2, min: 0, max: 9_999_999, required: true }),
      selectColumn({ key: 'reason', title: t('field.reason'), options: reasons, required: true }),
      numberColumn({ key: 'unitCost', title: t('field.unitCost'), precision: 4, min: 0 }),
      textColumn({ key: 'remark', title: t('field.remark'), maxLength: 200 }),
    ];
  }, [t, items, warehouses]);
  return (
    <LinesDialog<Line, object>
      title={t('adjust.title')}
      okText={t('work.adjust')}
      columns={columns}
      lines={rows.map(lineOf)}
      createLine={(id) => ({
        id,
        partsCode: null,
        partsName: null,
        availableQty: null,
        warehouse: usual,
        newQty: null,
        reason: 'count',
        unitCost: null,
        remark: null,
      })}
      save={(_values, lines) =>
        adjust({
          lines: lines.map(({ partsCode, warehouse, newQty, reason, unitCost, remark }) => ({
            partsCode: partsCode!,
            warehouse: warehouse!,
            newQty: newQty!,
            reason: reason!,
            unitCost,
            remark: written(remark),
          })),
        })
      }
      onSaved={onSaved}
      onClose={onClose}
    />
  );
}
