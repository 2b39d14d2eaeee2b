import { lazyPart, useMessages } from '@harrow/ui';
import {
  computedColumn,
  customColumn,
  type EditableColumn,
  EditableTable,
  type EditableTableHandle,
  type ExternalError,
  numberColumn,
  readOnlyColumn,
  type RowsChange,
  textColumn,
} from '@harrow/ui/editable-table';
import { Button } from 'antd';
import type { TFunction } from 'i18next';
import { Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormPlace } from '../../../documents/form/document/fields/useFormPlace.ts';
import { useLineErrors } from '../../../documents/form/document/lines/useLineErrors.ts';
import { fieldId, useOpenForm, useProblem } from '../../../documents/form/document/openForm.ts';
import { useLineRights } from '../../../documents/form/useLineRights.ts';
import { amountTitle } from '../../../shared/list/moneyColumn.tsx';
import { useGrant } from '../../../shared/usePermission.ts';
import { useOrderRows } from '../partsOrderKind.ts';
import { useCurrency } from '../order/useTerms.ts';
import { amountOf } from './figures.ts';
import { type FactsByCode, type LineProblems, problemsOf, type WayOut, withFacts, withoutOldParts, withWayOut } from './lineProblem.ts';
import styles from './lines.module.css';
import { lineLimits } from './lineLimits.ts';
import { mergeRows, withParts } from './mergeRows.ts';
import { Light } from './Light.tsx';
import { codeKey, newRow, type OrderRow, type WantedPart } from './orderRow.ts';
import { PartState, problemText } from './PartState.tsx';
import { ClaimParts } from './ClaimParts.tsx';
import { QuickAdd } from './QuickAdd.tsx';
import { usePartFacts } from './usePartFacts.ts';
import { usePartsOfAddress } from './usePartsOfAddress.ts';

const CatalogueDialog = lazyPart(async () => ({ default: (await import('./CatalogueDialog.tsx')).CatalogueDialog }));
const ShortageDialog = lazyPart(async () => ({ default: (await import('./ShortageDialog.tsx')).ShortageDialog }));
const LastOrdersDialog = lazyPart(async () => ({ default: (await import('./LastOrdersDialog.tsx')).LastOrdersDialog }));

interface ColumnsFor {
  t: TFunction<'partsOrder'>;
  currency: string;
  facts: FactsByCode;
  problems: LineProblems;
  onTake: (rowId: string, wayOut: WayOut) => void;
}

export interface LinesDialogProps {
  onAdd: (parts: readonly WantedPart[]) => void;
  onClose: () => void;
}

/** Code and quantity stand side by side, as they do in the workbooks that are pasted here. */
const columnsFor = ({ t, currency, facts, problems, onTake }: ColumnsFor): EditableColumn<OrderRow>[] => [
  textColumn({
    key: 'partsCode',
    title: t('field.lines.partsCode'),
    frozen: 'left',
    tooLong: 'whole',
    required: true,
    maxLength: lineLimits.partsCode.maxLength,
  }),
  numberColumn({ key: 'qty', title: t('field.lines.qty'), required: true, precision: 2, max: lineLimits.qty.maximum, statistics: true }),
  customColumn({
    key: 'partsName',
    title: t('field.lines.partsName'),
    tooLong: 'wrap',
    width: 380,
    // Only what can be done here is a control.
    readOnly: (row) => problems.get(row.id)?.wayOut === undefined,
    render: ({ row }) => <PartState name={row.partsName} problem={problems.get(row.id)} />,
    edit: ({ row, rowId, aria }) => <PartState name={row.partsName} problem={problems.get(row.id)} aria={aria} onTake={(wayOut) => onTake(rowId, wayOut)} />,
  }),
  readOnlyColumn({ key: 'unitPrice', title: amountTitle(t('field.lines.unitPrice'), currency), align: 'right', precision: 2 }),
  computedColumn<OrderRow, number | null>({
    key: 'amount',
    title: amountTitle(t('field.lines.amount'), currency),
    precision: 2,
    statistics: true,
    value: amountOf,
  }),
  computedColumn<OrderRow, string>({
    key: 'availability',
    title: t('field.lines.availability'),
    align: 'left',
    width: 150,
    value: ({ partsCode }) => facts.get(codeKey(partsCode))?.availability_dictText ?? '',
    format: (text, { partsCode }) => <Light text={text} light={facts.get(codeKey(partsCode))?.availability ?? null} />,
  }),
  textColumn({ key: 'remark', title: t('field.lines.remark'), maxLength: lineLimits.remark.maxLength }),
  textColumn({ key: 'vin', title: t('field.lines.vin'), tooLong: 'whole', maxLength: lineLimits.vin.maxLength }),
  textColumn({ key: 'claimNo', title: t('field.lines.claimNo'), tooLong: 'whole', maxLength: lineLimits.claimNo.maxLength }),
];

/** The lines of an order while it is written: typed, pasted from a workbook, or taken over from a list; the catalogue checks all of them in one call. */
export function OrderLines() {
  const { t } = useTranslation('partsOrder');
  const { message } = useMessages();
  const { pageId } = useOpenForm();
  const { rows, change } = useOrderRows();
  const { permissions, mayAdd } = useLineRights('partsOrder:line');
  const maySeeStock = useGrant('partsStock:query');
  const general = useProblem('lines');
  const currency = useCurrency();
  const codes = useMemo(() => rows.map(({ partsCode }) => partsCode ?? ''), [rows]);
  const facts = usePartFacts(codes, (found) => {
    const known = withFacts(rows, found);
    if (known !== rows) change(known);
  });
  const tell = (added: readonly string[]): void => {
    if (added.length > 0) void message.info(t('line.added', { count: added.length, codes: added.join(', ') }), 8);
  };
  const add = useCallback(
    (parts: readonly WantedPart[]): void => {
      const { rows: next, added } = withParts(rows, parts);
      change(withFacts(next, facts));
      tell(added);
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the rest is the same for one page
    [rows, facts],
  );
  usePartsOfAddress(add);
  const onRowsChange = (next: readonly OrderRow[], event: RowsChange<OrderRow>): void => {
    const own = withFacts(withoutOldParts(rows, next), facts);
    if (event.type !== 'bulk' || event.cause !== 'paste') return change(own);
    const merged = mergeRows(own);
    change(merged.rows);
    tell(merged.added);
  };
  const onTake = useCallback((rowId: string, wayOut: WayOut): void => change(withFacts(withWayOut(rows, rowId, wayOut), facts)), [rows, facts, change]);
  const problems = useMemo(() => problemsOf(rows, facts), [rows, facts]);
  const columns = useMemo(() => columnsFor({ t, currency, facts, problems, onTake }), [t, currency, facts, problems, onTake]);
  const said = useLineErrors('lines', rows);
  const errors = useMemo(() => {
    const own = [...problems].map(([rowId, problem]): ExternalError => ({ rowId, column: problem.field, text: problemText(problem, t) }));
    const known = new Set(own.map(({ rowId, column }) => `${rowId} ${column}`));
    return [...own, ...said.filter(({ rowId, column }) => !known.has(`${rowId} ${column}`))];
  }, [problems, said, t]);
  const [asking, setAsking] = useState<'catalogue' | 'lastOrders' | 'shortages'>();
  const table = useRef<EditableTableHandle<OrderRow>>(null);
  const jump = useCallback((rowId: string, field: string) => table.current?.focusCell(rowId, field) === true, []);
  useFormPlace('lines', { missing: rows.length === 0 || rows.some(({ partsCode, qty }) => !partsCode || qty === null) ? ['lines'] : [], jump });
  const Dialog = asking && { catalogue: CatalogueDialog, lastOrders: LastOrdersDialog, shortages: ShortageDialog }[asking];
  return (
    <div id={fieldId(pageId, 'lines')} data-wide tabIndex={-1}>
      {general && <p className={styles.problem}>{general}</p>}
      {mayAdd && (
        <div className={styles.tools}>
          <QuickAdd onAdd={add} />
          <Button onClick={() => setAsking('catalogue')}>{t('lines.catalogue')}</Button>
          <Button onClick={() => setAsking('lastOrders')}>{t('lines.lastOrders')}</Button>
          {maySeeStock && <Button onClick={() => setAsking('shortages')}>{t('lines.shortages')}</Button>}
          <ClaimParts onAdd={add} />
        </div>
      )}
      <EditableTable
        ref={table}
        label={t('section.lines')}
        rows={rows}
        columns={columns}
        fitColumns
        rowNumber
        rowSelection
        errors={errors}
        permissions={permissions}
        authPre="partsOrder:line"
        maxRows={lineLimits.most}
        createRow={newRow}
        emptyText={t('lines.none')}
        onRowsChange={onRowsChange}
      />
      {Dialog && (
        <Suspense>
          <Dialog
            onAdd={(parts) => {
              add(parts);
              setAsking(undefined);
            }}
            onClose={() => setAsking(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
