import type { PartOption } from '@harrow/api-client';
import { lazyPart, useDictionary, YesNo } from '@harrow/ui';
import {
  computedColumn,
  customColumn,
  type EditableColumn,
  numberColumn,
  radioColumn,
  readOnlyColumn,
  selectColumn,
  type SelectOption,
  textColumn,
} from '@harrow/ui/editable-table';
import type { TFunction } from 'i18next';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FaultRow, PartRow } from '../form/claimForm.ts';
import { partLimits } from '../form/claimLimits.ts';
import { type ClaimRates, partAmount } from '../form/claimTotals.ts';
import { useClaimEditing } from '../form/editing.ts';
import { newRowId } from '../form/rowId.ts';
import { useReviewing } from '../review/reviewing.ts';
import { FaultLineTable } from './FaultLineTable.tsx';
import { PartName } from './PartName.tsx';

const PartPicker = lazyPart(async () => ({ default: (await import('../pickers/PartPicker.tsx')).PartPicker }));

interface ColumnsFor {
  t: TFunction<'warrantyClaim'>;
  rates: ClaimRates;
  sources: readonly SelectOption[];
  reviewing: boolean;
  reviewed: boolean;
}

function partColumns({ t, rates, sources, reviewing, reviewed }: ColumnsFor): EditableColumn<PartRow>[] {
  const notSerialised = ({ serialised }: PartRow): boolean => reviewing || serialised !== 'Y';
  return [
    radioColumn({ key: 'isCausal', title: t('part.isCausal'), width: 100, customValue: ['Y', 'N'], readOnly: reviewing }),
    readOnlyColumn({ key: 'partsCode', title: t('part.partsCode'), width: 120 }),
    customColumn({ key: 'partsName', title: t('part.partsName'), width: reviewing ? 152 : 200, render: ({ row }) => <PartName part={row} /> }),
    numberColumn({
      key: 'qty',
      title: t('part.qty'),
      width: 96,
      precision: 2,
      max: partLimits.qty.maximum,
      required: !reviewing,
      readOnly: reviewing,
      validateRules: [{ handler: ({ value }) => (typeof value === 'number' && value <= 0 ? t('labour.positive') : true), on: ['blur', 'validate'] }],
    }),
    numberColumn({
      key: 'auditQty',
      title: t('part.auditQty'),
      width: 120,
      precision: 2,
      hidden: !reviewing && !reviewed,
      readOnly: !reviewing,
      required: reviewing,
      validateRules: [{ handler: ({ value, row }) => !(typeof value === 'number' && value > (row.qty ?? 0)) || t('review.tooMuch') }],
    }),
    readOnlyColumn({ key: 'unitPrice', title: t('part.unitPrice'), width: 104, align: 'right', precision: 2 }),
    computedColumn({ key: 'amount', title: t('part.amount'), width: 112, precision: 2, statistics: true, value: (row) => partAmount(row, rates.handlingPct) }),
    selectColumn({ key: 'sourceType', title: t('part.sourceType'), width: 148, options: sources, required: !reviewing, readOnly: reviewing }),
    textColumn({ key: 'orderNo', title: t('part.orderNo'), width: 132, maxLength: partLimits.orderNo.maxLength, readOnly: (row) => reviewing || row.sourceType !== 'warranty_order' }),
    textColumn({ key: 'oldSerialNo', title: t('part.oldSerialNo'), width: 140, maxLength: partLimits.oldSerialNo.maxLength, readOnly: notSerialised }),
    textColumn({
      key: 'newSerialNo',
      title: t('part.newSerialNo'),
      width: 140,
      maxLength: partLimits.newSerialNo.maxLength,
      readOnly: notSerialised,
      validateRules: [{ handler: ({ value, row }) => !value || value !== row.oldSerialNo || t('part.serialsDiffer') }],
    }),
    customColumn({ key: 'returnRequired', title: t('part.returnRequired'), width: 88, render: ({ value }) => <YesNo value={value} /> }),
    textColumn({ key: 'remark', title: t('part.remark'), width: 160, maxLength: partLimits.remark.maxLength, readOnly: reviewing }),
  ];
}

/** The first part of a fault is taken for the causal one; another can be chosen. */
const toRow = (part: PartOption, isFirst: boolean): PartRow => ({
  id: newRowId(),
  partsCode: part.partsCode,
  partsName: part.partsName,
  qty: 1,
  unitPrice: part.unitPrice,
  isCausal: isFirst ? 'Y' : 'N',
  sourceType: 'own_stock',
  orderNo: null,
  oldSerialNo: null,
  newSerialNo: null,
  serialised: part.serialised,
  returnRequired: part.coreReturn,
  coreDisposition: null,
  notCovered: 'N',
  replacedBy: part.replacedBy,
  remark: null,
  auditQty: null,
  auditPrice: null,
  auditAmount: null,
});

/** The parts of a fault, chosen from the catalogue. */
export function PartsTable({ fault }: { fault: FaultRow }) {
  const { t } = useTranslation('warrantyClaim');
  const { edit, rates, currency } = useClaimEditing();
  const reviewing = useReviewing();
  const { items } = useDictionary('parts_source');
  const isReview = reviewing !== undefined;
  const reviewed = fault.parts.some(({ auditQty }) => auditQty !== null);
  const columns = useMemo(() => {
    const sources = (items ?? []).map(({ value, text }) => ({ value, label: text }));
    return partColumns({ t, rates, sources, reviewing: isReview, reviewed });
  }, [t, rates, items, isReview, reviewed]);
  const quantities = reviewing?.review.quantities;
  const rows = useMemo(
    () => (quantities ? fault.parts.map((row) => ({ ...row, auditQty: quantities[row.id] ?? null })) : fault.parts),
    [fault.parts, quantities],
  );
  const change = (next: readonly PartRow[]): void => {
    if (!reviewing) edit({ type: 'parts', faultId: fault.id, rows: next });
    else reviewing.change({ quantities: { ...quantities, ...Object.fromEntries(next.map((row) => [row.id, row.auditQty])) } });
  };
  return (
    <FaultLineTable
      fault={fault}
      kind="parts"
      rows={rows}
      columns={columns}
      onRowsChange={change}
      addText={t('part.add')}
      emptyText={t('part.none')}
      picker={(onClose) => (
        <Suspense>
          <PartPicker
            currency={currency || undefined}
            onAdd={(parts) =>
              edit({ type: 'parts', faultId: fault.id, rows: [...fault.parts, ...parts.map((part, at) => toRow(part, fault.parts.length + at === 0))] })
            }
            onClose={onClose}
          />
        </Suspense>
      )}
    />
  );
}
