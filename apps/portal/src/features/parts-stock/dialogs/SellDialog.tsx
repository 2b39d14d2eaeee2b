import type { PartsStockItem } from '@harrow/api-client';
import { DateInput, FieldGrid, LimitedInput } from '@harrow/ui';
import { type EditableColumn, numberColumn } from '@harrow/ui/editable-table';
import { Form } from 'antd';
import dayjs from 'dayjs';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { newRowId } from '../../../documents/form/rowId.ts';
import { sell } from '../stock.ts';
import { partOfLine, quantityOfLine, warehouseOfLine, written } from './lineColumns.ts';
import { LinesDialog, type PartLine } from './LinesDialog.tsx';
import type { WorkDialogProps } from './StockDialogs.tsx';

interface Line extends PartLine {
  warehouse: string | null;
  qty: number | null;
  salePrice: number | null;
}

interface Sale {
  customer?: string;
  vin?: string;
  saleDate?: string | null;
  remark?: string;
}

const lineOf = ({ partsCode, partsName, availableQty, warehouse }: PartsStockItem): Line => ({
  id: newRowId(),
  partsCode,
  partsName,
  availableQty,
  warehouse,
  qty: null,
  salePrice: null,
});

/** A sale over the counter. */
export function SellDialog({ rows, usable, usual, onSaved, onClose }: WorkDialogProps) {
  const { t } = useTranslation('partsStock');
  const columns = useMemo(
    (): EditableColumn<Line>[] => [
      ...partOfLine<Line>(t),
      warehouseOfLine<Line>(t, usable),
      quantityOfLine<Line>(t),
      numberColumn({ key: 'salePrice', title: t('field.salePrice'), precision: 2, min: 0 }),
    ],
    [t, usable],
  );
  const today = dayjs().format('YYYY-MM-DD');
  return (
    <LinesDialog<Line, Sale>
      title={t('sell.title')}
      okText={t('work.sell')}
      columns={columns}
      lines={rows.map(lineOf)}
      createLine={(id) => ({ id, partsCode: null, partsName: null, availableQty: null, warehouse: usual, qty: null, salePrice: null })}
      initialValues={{ saleDate: today }}
      save={({ customer, vin, saleDate, remark }, lines) =>
        sell({
          customer: written(customer),
          vin: written(vin),
          saleDate: saleDate ?? null,
          remark: written(remark),
          lines: lines.map(({ partsCode, warehouse, qty, salePrice }) => ({ partsCode: partsCode!, warehouse: warehouse!, qty: qty!, salePrice })),
        })
      }
      onSaved={onSaved}
      onClose={onClose}
    >
      <FieldGrid columns={2}>
        <Form.Item name="customer" label={t('field.customer')}>
          <LimitedInput limit={100} />
        </Form.Item>
        <Form.Item name="vin" label={t('field.vin')}>
          <LimitedInput limit={17} />
        </Form.Item>
        <Form.Item name="saleDate" label={t('field.saleDate')}>
          <DateInput max={today} />
        </Form.Item>
        <Form.Item name="remark" label={t('field.remark')}>
          <LimitedInput limit={200} />
        </Form.Item>
      </FieldGrid>
    </LinesDialog>
  );
}
