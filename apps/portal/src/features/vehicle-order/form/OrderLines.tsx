import {
  computedColumn,
  type EditableColumn,
  EditableTable,
  type EditableTableHandle,
  multiSelectColumn,
  numberColumn,
  selectColumn,
  type SelectOption,
  textColumn,
} from '@harrow/ui/editable-table';
import { vehicleOrderMastersForm } from '@harrow/api-client/forms';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormPlace } from '../../../documents/form/document/fields/useFormPlace.ts';
import { useLineErrors } from '../../../documents/form/document/lines/useLineErrors.ts';
import { fieldId, useOpenForm, useProblem } from '../../../documents/form/document/openForm.ts';
import { amountTitle } from '../../../shared/list/moneyColumn.tsx';
import { productTree } from '../../../shared/pickers/products/productTree.ts';
import { useOrderRows, useValue } from '../vehicleOrderKind.ts';
import styles from './form.module.css';
import { amountOf, listPriceOf, newRow, type OrderRow, type Prices } from './orderRow.ts';
import { usePrices } from './usePrices.ts';

const { fields: limits, maxItems } = vehicleOrderMastersForm.lists.lines;

interface ColumnsFor {
  t: TFunction<'vehicleOrder'>;
  currency: string;
  models: readonly SelectOption<string>[];
  prices: Prices;
}

/** Model, quantity and price stand side by side, as they do in the workbooks that are pasted here. */
const columnsFor = ({ t, currency, models, prices }: ColumnsFor): EditableColumn<OrderRow>[] => [
  selectColumn<OrderRow>({
    key: 'fourthProduct',
    title: t('field.lines.fourthProduct'),
    frozen: 'left',
    required: true,
    allowSearch: true,
    width: 200,
    options: models,
  }),
  numberColumn({ key: 'qty', title: t('field.lines.qty'), required: true, precision: 0, min: limits.qty.minimum, max: limits.qty.maximum, statistics: true }),
  numberColumn({
    key: 'unitPrice',
    title: amountTitle(t('field.lines.unitPrice'), currency),
    precision: 2,
    min: limits.unitPrice.minimum,
    max: limits.unitPrice.maximum,
  }),
  computedColumn<OrderRow, number | null>({
    key: 'listPrice',
    title: amountTitle(t('field.lines.listPrice'), currency),
    precision: 2,
    value: (row) => listPriceOf(row, prices),
  }),
  computedColumn<OrderRow, number | null>({
    key: 'amount',
    title: amountTitle(t('field.lines.amount'), currency),
    precision: 2,
    statistics: true,
    value: (row) => amountOf(row, prices),
  }),
  multiSelectColumn<OrderRow>({ key: 'config', title: t('field.lines.config'), dictCode: limits.config.dict }),
  selectColumn<OrderRow>({ key: 'color', title: t('field.lines.color'), dictCode: limits.color.dict }),
  textColumn({ key: 'materialCode', title: t('field.lines.materialCode'), maxLength: limits.materialCode.maxLength }),
  textColumn({ key: 'remark', title: t('field.lines.remark'), maxLength: limits.remark.maxLength }),
];

/** The lines of an order while it is written: models with quantity and price, typed or pasted from a workbook. */
export function OrderLines() {
  const { t } = useTranslation('vehicleOrder');
  const { pageId } = useOpenForm();
  const { rows, change } = useOrderRows();
  const currency = useValue('currency') ?? '';
  const prices = usePrices();
  const { data: products = [] } = useQuery(productTree);
  const models = useMemo(() => products.filter(({ level }) => level === 4).map(({ value, text }) => ({ value, label: text })), [products]);
  const columns = useMemo(() => columnsFor({ t, currency, models, prices }), [t, currency, models, prices]);
  const errors = useLineErrors('lines', rows);
  const general = useProblem('lines');
  const table = useRef<EditableTableHandle<OrderRow>>(null);
  const jump = useCallback((rowId: string, field: string) => table.current?.focusCell(rowId, field) === true, []);
  useFormPlace('lines', { missing: rows.length === 0 || rows.some(({ fourthProduct, qty }) => !fourthProduct || qty === null) ? ['lines'] : [], jump });
  return (
    <div id={fieldId(pageId, 'lines')} data-wide tabIndex={-1}>
      {general && <p className={styles.problem}>{general}</p>}
      <EditableTable
        ref={table}
        label={t('section.lines')}
        rows={rows}
        columns={columns}
        fitColumns
        rowNumber
        rowSelection
        errors={errors}
        maxRows={maxItems}
        createRow={newRow}
        emptyText={t('noLines')}
        onRowsChange={change}
      />
    </div>
  );
}
