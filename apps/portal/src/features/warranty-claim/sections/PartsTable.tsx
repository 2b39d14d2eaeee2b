import type { WarrantyClaim } from '@harrow/api-client';
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
import { useWarehouseChoices } from '../../../shared/stock/ownWarehouses.ts';
import { amountTitle } from '../../../shared/list/moneyColumn.tsx';
import { useOpenForm } from '../../../documents/form/document/openForm.ts';
import { useClaimFacts } from '../claimFacts.ts';
import type { Fault, PartRow } from '../form/claimForm.ts';
import { partLimits } from '../form/claimLimits.ts';
import { type ClaimRates, partCost } from '../form/claimTotals.ts';
import { useParts } from '../form/useFaults.ts';
import { newPart, withCausal, withoutOldPart, withPart } from '../form/lines/partLines.ts';
import { isSameCode } from '../pickers/operations.ts';
import { useFindParts } from '../pickers/parts.ts';
import { placeKey } from '../../../documents/actions/marks.ts';
import { quantityOf } from '../review/reviewForm.ts';
import { useReviewing } from '../review/reviewing.ts';
import { FaultLineTable } from './FaultLineTable.tsx';
import { partHints } from './partHints.ts';
import { PartName } from './PartName.tsx';
import { useCodeFacts } from './useCodeFacts.ts';

const PartPicker = lazyPart(async () => ({ default: (await import('../pickers/PartPicker.tsx')).PartPicker }));

interface ColumnsFor {
  t: TFunction<'warrantyClaim'>;
  rates: ClaimRates;
  currency: string;
  sources: readonly SelectOption[];
  /** The dealer's normal warehouses; without a choice there is no column for them. */
  warehouses: readonly SelectOption[];
  /** Some part comes from one of several warehouses. */
  placed: boolean;
  reviewing: boolean;
  reviewed: boolean;
  /** Some part came with an order; else there is no column for its number. */
  ordered: boolean;
  /** The stock of some part is known; else there is no column for it. */
  shelved: boolean;
  /** The shelf lacked some part; else there is no column for it. */
  short: boolean;
  /** Some part has a serial number; else there are no columns for it. */
  serialised: boolean;
  /** Some part has a warning, shown below its name. */
  hinted: boolean;
  /** Reason why a part is not allowed, by the catalogue. */
  refuseCode: (code: string) => Promise<string | undefined>;
}

/** Every unit has it, and lines that name no other take their parts from it. */
const usualWarehouse = 'MAIN';

/** Width in px that warnings about a part need. */
const hintWidth = 280;

function partColumns({
  t,
  rates,
  currency,
  sources,
  warehouses,
  placed,
  reviewing,
  reviewed,
  ordered,
  shelved,
  short,
  serialised,
  hinted,
  refuseCode,
}: ColumnsFor): EditableColumn<PartRow>[] {
  const notSerialised = (row: PartRow): boolean => reviewing || row.serialised !== 'Y';
  return [
    textColumn({
      key: 'partsCode',
      title: t('field.partsList.partsCode'),
      frozen: 'left',
      tooLong: 'whole',
      maxLength: partLimits.partsCode.maxLength,
      required: !reviewing,
      readOnly: reviewing,
      validateRules: [{ handler: async ({ value }) => typeof value !== 'string' || (await refuseCode(value)) }],
    }),
    radioColumn({ key: 'isCausal', title: t('field.partsList.isCausal'), customValue: ['Y', 'N'], readOnly: reviewing }),
    customColumn({
      key: 'partsName',
      title: t('field.partsList.partsName'),
      frozen: 'left',
      tooLong: 'wrap',
      ...(hinted && { width: hintWidth }),
      render: ({ row }) => <PartName part={row} />,
    }),
    numberColumn({
      key: 'qty',
      title: t('field.partsList.qty'),
      precision: 2,
      max: partLimits.qty.maximum,
      required: !reviewing,
      readOnly: reviewing,
      validateRules: [{ handler: ({ value }) => (typeof value === 'number' && value <= 0 ? t('labour.positive') : true), on: ['blur', 'validate'] }],
    }),
    numberColumn({
      key: 'auditQty',
      title: t('field.partsList.auditQty'),
      precision: 2,
      hidden: !reviewing && !reviewed,
      readOnly: !reviewing,
      required: reviewing,
      validateRules: [{ handler: ({ value, row }) => !(typeof value === 'number' && value > (row.qty ?? 0)) || t('review.tooMuch') }],
    }),
    computedColumn({
      key: 'auditAmount',
      title: amountTitle(t('field.auditTotal'), currency),
      precision: 2,
      hidden: !reviewing && !reviewed,
      statistics: true,
      value: (row) => partCost({ ...row, qty: row.auditQty }, rates.handlingPct),
    }),
    readOnlyColumn({ key: 'unitPrice', title: amountTitle(t('field.partsList.unitPrice'), currency), align: 'right', precision: 2 }),
    computedColumn({
      key: 'amount',
      title: amountTitle(t('field.partsList.amount'), currency),
      precision: 2,
      statistics: true,
      value: (row) => partCost(row, rates.handlingPct),
    }),
    selectColumn({ key: 'sourceType', title: t('field.partsList.sourceType'), options: sources, required: !reviewing, readOnly: reviewing }),
    selectColumn({
      key: 'warehouse',
      title: t('field.partsList.warehouse'),
      options: warehouses,
      hidden: !placed,
      readOnly: (row) => reviewing || row.sourceType !== 'own_stock',
    }),
    readOnlyColumn({ key: 'stockQty', title: t('field.partsList.stockQty'), align: 'right', hidden: !shelved }),
    readOnlyColumn({ key: 'stockShortQty', title: t('field.partsList.stockShortQty'), align: 'right', hidden: !short }),
    textColumn({
      key: 'orderNo',
      tooLong: 'whole',
      title: t('field.partsList.orderNo'),
      hidden: !ordered,
      maxLength: partLimits.orderNo.maxLength,
      readOnly: (row) => reviewing || row.sourceType !== 'warranty_order',
    }),
    textColumn({
      key: 'oldSerialNo',
      tooLong: 'whole',
      title: t('field.partsList.oldSerialNo'),
      hidden: !serialised,
      maxLength: partLimits.oldSerialNo.maxLength,
      readOnly: notSerialised,
    }),
    textColumn({
      key: 'newSerialNo',
      tooLong: 'whole',
      title: t('field.partsList.newSerialNo'),
      hidden: !serialised,
      maxLength: partLimits.newSerialNo.maxLength,
      readOnly: notSerialised,
      validateRules: [{ handler: ({ value, row }) => !value || value !== row.oldSerialNo || t('part.serialsDiffer') }],
    }),
    customColumn({ key: 'returnRequired', title: t('field.partsList.returnRequired'), render: ({ value }) => <YesNo value={value} /> }),
    textColumn({ key: 'remark', title: t('field.partsList.remark'), maxLength: partLimits.remark.maxLength, readOnly: reviewing }),
  ];
}

/** The parts of a fault, chosen from the catalogue. */
export function PartsTable({ fault }: { fault: Fault }) {
  const { t } = useTranslation('warrantyClaim');
  const { readOnly, document } = useOpenForm();
  const { rates, currency } = useClaimFacts();
  const own = useParts(fault.id);
  const reviewing = useReviewing();
  const { items } = useDictionary('parts_source');
  const isReview = reviewing !== undefined;
  const reviewed = fault.parts.some(({ auditQty }) => auditQty !== null);
  const ordered = fault.parts.some(({ sourceType, orderNo }) => sourceType === 'warranty_order' || orderNo);
  const shelved = !isReview && fault.parts.some(({ stockQty }) => stockQty !== null);
  const short = fault.parts.some(({ stockShortQty }) => (stockShortQty ?? 0) > 0);
  const serialised = fault.parts.some((row) => row.serialised === 'Y' || row.oldSerialNo || row.newSerialNo);
  const hinted = fault.parts.some((row) => partHints(row, t).length > 0);
  const warehouses = useWarehouseChoices((document as WarrantyClaim | undefined)?.subDealerCode);
  const placed = warehouses.length > 1 || fault.parts.some(({ warehouse }) => warehouse !== null && warehouse !== usualWarehouse);
  const findParts = useFindParts(currency || undefined);
  const columns = useMemo(() => {
    const refuseCode = async (code: string): Promise<string | undefined> => {
      const found = await findParts([code]).catch(() => undefined);
      return found?.length === 0 ? t('part.unknown') : undefined;
    };
    const sources = (items ?? []).map(({ value, text }) => ({ value, label: text }));
    return partColumns({
      t,
      rates,
      currency,
      sources,
      warehouses,
      placed,
      reviewing: isReview,
      reviewed,
      ordered,
      shelved,
      short,
      serialised,
      hinted,
      refuseCode,
    });
  }, [t, rates, currency, items, warehouses, placed, isReview, reviewed, ordered, shelved, short, serialised, hinted, findParts]);
  const isOpen = (row: PartRow): boolean => row.partsCode !== null && row.partsName === null;
  useCodeFacts(readOnly ? [] : fault.parts.filter(isOpen).map(({ partsCode }) => partsCode!), findParts, (found) =>
    own.change(
      own.rows.map((row) => {
        const part = isOpen(row) ? found.find(({ partsCode }) => isSameCode(partsCode, row.partsCode)) : undefined;
        return part ? withPart(row, part) : row;
      }),
    ),
  );
  const values = reviewing?.values;
  const rows = useMemo(() => (values ? fault.parts.map((row) => ({ ...row, auditQty: quantityOf(values, row.id) })) : fault.parts), [fault.parts, values]);
  const change = (next: readonly PartRow[]): void => {
    if (!reviewing) own.change(withCausal(fault.parts, withoutOldPart(fault.parts, next)));
    else reviewing.type(Object.fromEntries(next.map(({ id, auditQty }) => [placeKey('auditQty', id), auditQty ?? null])));
  };
  return (
    <FaultLineTable
      fault={fault}
      list="partsList"
      rows={rows}
      columns={columns}
      onRowsChange={change}
      addText={t('part.add')}
      createRow={newPart}
      emptyText={t(readOnly ? 'part.none' : 'part.noneYet')}
      picker={(onClose) => (
        <Suspense>
          <PartPicker
            currency={currency || undefined}
            bugSystem={fault.bugSystem}
            onAdd={(parts) => own.change(withCausal(fault.parts, [...fault.parts, ...parts.map((part) => withPart(newPart(), part))]))}
            onClose={onClose}
          />
        </Suspense>
      )}
    />
  );
}
