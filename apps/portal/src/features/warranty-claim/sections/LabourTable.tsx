import { computedColumn, type EditableColumn, numberColumn, readOnlyColumn, textColumn } from '@harrow/ui/editable-table';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { amountTitle } from '../../../shared/list/moneyColumn.tsx';
import { useOpenForm } from '../../../documents/form/document/openForm.ts';
import { useClaimFacts } from '../claimFacts.ts';
import type { Fault, LabourRow } from '../form/claimForm.ts';
import { labourLimits } from '../form/claimLimits.ts';
import { type ClaimRates, labourCost } from '../form/claimTotals.ts';
import { useFaults, useLabour } from '../form/useFaults.ts';
import { newLabour, withoutOldOperation, withOperation } from '../form/lines/labourLines.ts';
import { HourCodePicker, maxLabourPerFault } from '../pickers/HourCodePicker.tsx';
import { isSameCode, useFindOperations } from '../pickers/operations.ts';
import { placeKey } from '../../../documents/actions/marks.ts';
import { hoursOf } from '../review/reviewForm.ts';
import { useReviewing } from '../review/reviewing.ts';
import { FaultLineTable } from './FaultLineTable.tsx';
import { useCodeFacts } from './useCodeFacts.ts';

interface ColumnsFor {
  t: TFunction<'warrantyClaim'>;
  rates: ClaimRates;
  currency: string;
  /** During a review the approved hours are edited. */
  reviewing: boolean;
  /** There are approved figures to show. */
  reviewed: boolean;
  /** Reason why a code does not fit the fault, by the catalogue. */
  refuseCode: (code: string) => Promise<string | undefined>;
}

function labourColumns({ t, rates, currency, reviewing, reviewed, refuseCode }: ColumnsFor): EditableColumn<LabourRow>[] {
  return [
    textColumn({
      key: 'hourCode',
      // Beside the photos there is room for the amounts only if the headings are short.
      title: t(reviewing ? 'labour.code' : 'field.detailList.hourCode'),
      frozen: 'left',
      tooLong: 'whole',
      maxLength: labourLimits.hourCode.maxLength,
      required: !reviewing,
      unique: !reviewing,
      readOnly: reviewing,
      validateRules: [{ handler: async ({ value }) => typeof value !== 'string' || (await refuseCode(value)) }],
    }),
    readOnlyColumn({ key: 'hourName', title: t('field.detailList.hourName'), frozen: 'left', tooLong: 'wrap' }),
    readOnlyColumn({ key: 'standardHours', title: t('field.detailList.standardHours'), align: 'right', precision: 2 }),
    numberColumn({
      key: 'claimHours',
      title: t('field.detailList.claimHours'),
      precision: 2,
      max: labourLimits.claimHours.maximum,
      required: !reviewing,
      readOnly: reviewing,
      statistics: true,
      validateRules: [
        { handler: ({ value }) => (typeof value === 'number' && value <= 0 ? t('labour.positive') : true), on: ['blur', 'validate'] },
        // Only a hint: the server decides.
        {
          handler: ({ value, row }) => !(row.diagnosis === 'Y' && typeof value === 'number' && value > 1) || t('labour.diagnosisHours'),
          on: ['blur', 'validate'],
        },
      ],
    }),
    numberColumn({
      key: 'auditHours',
      title: t('field.detailList.auditHours'),
      precision: 2,
      hidden: !reviewing && !reviewed,
      readOnly: !reviewing,
      required: reviewing,
      statistics: true,
      validateRules: [{ handler: ({ value, row }) => !(typeof value === 'number' && value > (row.claimHours ?? 0)) || t('review.tooMuch') }],
    }),
    computedColumn({
      key: 'auditHourCost',
      title: amountTitle(t('field.auditTotal'), currency),
      precision: 2,
      hidden: !reviewing && !reviewed,
      statistics: true,
      value: (row) => labourCost({ ...row, claimHours: row.auditHours }, rates.hourRate),
    }),
    computedColumn({
      key: 'hourCost',
      title: amountTitle(t('field.detailList.hourCost'), currency),
      precision: 2,
      statistics: true,
      value: (row) => labourCost(row, rates.hourRate),
    }),
    textColumn({
      key: 'overReason',
      title: t('field.detailList.overReason'),
      maxLength: labourLimits.overReason.maxLength,
      readOnly: reviewing,
      validateRules: [
        {
          handler: ({ value, row }) =>
            !(row.claimHours !== null && row.standardHours !== null && row.claimHours > row.standardHours && !value) || t('labour.overNeeded'),
          on: ['blur', 'validate'],
        },
      ],
    }),
    textColumn({ key: 'remark', title: t('field.detailList.remark'), maxLength: labourLimits.remark.maxLength, readOnly: reviewing }),
  ];
}

/** The labour of a fault. Codes come from the catalogue, claimed hours start with the standard. */
export function LabourTable({ fault }: { fault: Fault }) {
  const { t } = useTranslation('warrantyClaim');
  const { readOnly } = useOpenForm();
  const { rates, currency } = useClaimFacts();
  const own = useLabour(fault.id);
  const reviewing = useReviewing();
  const isReview = reviewing !== undefined;
  const reviewed = fault.labour.some(({ auditHours }) => auditHours !== null);
  const findOperations = useFindOperations(fault);
  const columns = useMemo(() => {
    const refuseCode = async (code: string): Promise<string | undefined> => {
      const found = await findOperations([code]).catch(() => undefined);
      return found?.length === 0 ? t('labour.unknown') : undefined;
    };
    return labourColumns({ t, rates, currency, reviewing: isReview, reviewed, refuseCode });
  }, [t, rates, currency, isReview, reviewed, findOperations]);
  const isOpen = (row: LabourRow): boolean => row.hourCode !== null && row.hourName === null;
  useCodeFacts(readOnly ? [] : fault.labour.filter(isOpen).map(({ hourCode }) => hourCode!), findOperations, (found) =>
    own.change(
      own.rows.map((row) => {
        const operation = isOpen(row) ? found.find(({ hourCode }) => isSameCode(hourCode, row.hourCode)) : undefined;
        return operation ? withOperation(row, operation) : row;
      }),
    ),
  );
  const values = reviewing?.values;
  const rows = useMemo(() => (values ? fault.labour.map((row) => ({ ...row, auditHours: hoursOf(values, row.id) })) : fault.labour), [fault.labour, values]);
  const change = (next: readonly LabourRow[]): void => {
    if (!reviewing) own.change(withoutOldOperation(fault.labour, next));
    else reviewing.type(Object.fromEntries(next.map(({ id, auditHours }) => [placeKey('auditHours', id), auditHours ?? null])));
  };
  const labour = useFaults().flatMap((each) => each.labour);
  return (
    <FaultLineTable
      fault={fault}
      list="detailList"
      rows={rows}
      columns={columns}
      onRowsChange={change}
      addText={t('labour.add')}
      addDisabled={!fault.bugSystem}
      createRow={newLabour}
      maxRows={maxLabourPerFault}
      emptyText={t(readOnly ? 'labour.none' : 'labour.noneYet')}
      picker={(onClose) => (
        <HourCodePicker
          fault={fault}
          usedCodes={labour.flatMap(({ hourCode }) => hourCode ?? [])}
          hasDiagnosis={labour.some(({ diagnosis }) => diagnosis === 'Y')}
          onAdd={(option) => own.change([...fault.labour, withOperation(newLabour(), option)])}
          onClose={onClose}
        />
      )}
    />
  );
}
