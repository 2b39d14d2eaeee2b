import {
  dateColumn,
  type EditableColumn,
  EditableTable,
  type ExternalError,
  multiSelectColumn,
  selectColumn,
  type SelectOption,
  textColumn,
} from '@harrow/ui/editable-table';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { StepDialog } from '../../../documents/actions/StepDialog.tsx';
import { useSendStep } from '../../../documents/actions/useSendStep.ts';
import { useFormActions } from '../../../documents/form/document/saving/useFormActions.ts';
import { ListImport } from '../../../shared/list/ListTools.tsx';
import { queryClient } from '../../../platform/queryClient.ts';
import { useKeptInput } from '../../../shared/useKeptInput.ts';
import { assignVins, vehicleOrders } from '../vehicleOrders.ts';
import { type AssignRow, begunRows, isWhole, limits, machinesOf, mostMachines, newRow, openRows } from './assignRow.ts';
import type { OrderDialogProps } from './orderDialogProps.ts';

/** In the order in which workbooks have them that are pasted here. */
const columnsFor = (t: TFunction<'vehicleOrder'>, lines: readonly SelectOption<string>[]): EditableColumn<AssignRow>[] => [
  selectColumn<AssignRow>({ key: 'lineId', title: t('field.machines.lineNo'), required: true, frozen: 'left', width: 190, options: lines }),
  textColumn({ key: 'vin', title: t('field.machines.vin'), required: true, tooLong: 'whole', maxLength: limits.vin }),
  textColumn({ key: 'engineNo', title: t('field.machines.engineNo'), required: true, maxLength: limits.engineNo }),
  dateColumn({ key: 'productionDate', title: t('field.machines.productionDate'), required: true }),
  selectColumn<AssignRow>({ key: 'color', title: t('field.machines.color'), dictCode: 'vehicle_color' }),
  multiSelectColumn<AssignRow>({ key: 'config', title: t('field.machines.config'), dictCode: 'vehicle_config' }),
  textColumn({ key: 'certificateNo', title: t('field.machines.certificateNo'), maxLength: limits.certificateNo }),
  textColumn({ key: 'keyNo', title: t('field.machines.keyNo'), maxLength: limits.keyNo }),
];

/** Assigns machines to the lines of an order: typed, pasted from a workbook, or imported. */
export function AssignDialog({ order, onClose }: OrderDialogProps) {
  const { t } = useTranslation('vehicleOrder');
  const { edits } = useFormActions().state;
  const begun = useMemo(() => ({ rows: openRows(order) as readonly AssignRow[] }), [order]);
  const { typed, type, discard } = useKeptInput('vehicleOrder.assignVins', order.id, begun);
  const send = useSendStep({ id: order.id, onClose, discard });
  const lines = useMemo(
    () =>
      order.lines.map(({ id, lineNo, fourthProduct_dictText: name, qty, assignedQty }) => ({
        value: id,
        label: t('ask.line', { no: lineNo, name, count: qty - assignedQty }),
      })),
    [order, t],
  );
  const columns = useMemo(() => columnsFor(t, lines), [t, lines]);
  const sent = begunRows(typed.rows);
  const errors = edits.errors.flatMap(({ list, rowId, field, text }): ExternalError[] =>
    list === 'machines' && rowId !== undefined ? [{ rowId, column: field, text }] : [],
  );
  return (
    <StepDialog
      title={t('ask.assignVins', { no: order.orderNo })}
      okText={t('action.assignVins')}
      width={1240}
      isIncomplete={sent.length === 0 || !sent.every(isWhole)}
      onOk={() => void send(() => assignVins({ id: order.id, version: order.version, machines: machinesOf(sent) }))}
      onClose={onClose}
    >
      <div>
        <ListImport
          path="/mfr/vehicleOrder"
          call="importVins"
          template="importVinsTemplate"
          permission="vehicleOrder:import"
          title={t('importVins')}
          onImported={() => {
            discard();
            void queryClient.invalidateQueries({ queryKey: vehicleOrders.key });
            onClose();
          }}
        />
      </div>
      <EditableTable<AssignRow>
        label={t('section.machines')}
        size="compact"
        fitColumns
        rowNumber
        rows={typed.rows}
        columns={columns}
        errors={errors}
        maxRows={mostMachines}
        createRow={newRow}
        onRowsChange={(rows) => type({ rows })}
      />
    </StepDialog>
  );
}
