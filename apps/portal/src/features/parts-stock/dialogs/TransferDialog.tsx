import { FieldGrid, LimitedInput } from '@harrow/ui';
import type { EditableColumn } from '@harrow/ui/editable-table';
import { Form, Select } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { newRowId } from '../../../documents/form/rowId.ts';
import { transfer } from '../stock.ts';
import { partOfLine, quantityOfLine, written } from './lineColumns.ts';
import { LinesDialog, type PartLine } from './LinesDialog.tsx';
import type { WorkDialogProps } from './StockDialogs.tsx';

interface Line extends PartLine {
  qty: number | null;
}

interface Places {
  fromWarehouse: string;
  /** Unit and warehouse, parted by a slash. */
  to: string;
  remark?: string;
}

/** Moves parts to another warehouse, also of another unit by the dealer's own people. */
export function TransferDialog({ rows, warehouses, targets, usual, onSaved, onClose }: WorkDialogProps) {
  const { t } = useTranslation('partsStock');
  const columns = useMemo((): EditableColumn<Line>[] => [...partOfLine<Line>(t), quantityOfLine<Line>(t)], [t]);
  const from = rows[0]?.warehouse ?? usual ?? undefined;
  return (
    <LinesDialog<Line, Places>
      title={t('transfer.title')}
      okText={t('work.transfer')}
      columns={columns}
      lines={rows.map(({ partsCode, partsName, availableQty }) => ({ id: newRowId(), partsCode, partsName, availableQty, qty: null }))}
      createLine={(id) => ({ id, partsCode: null, partsName: null, availableQty: null, qty: null })}
      initialValues={{ ...(from !== undefined && { fromWarehouse: from }) }}
      save={({ fromWarehouse, to, remark }, lines) => {
        const [toSubDealer = '', toWarehouse = ''] = to.split('/');
        return transfer({
          fromWarehouse,
          toWarehouse,
          toSubDealer,
          remark: written(remark),
          lines: lines.map(({ partsCode, qty }) => ({ partsCode: partsCode!, qty: qty! })),
        });
      }}
      onSaved={onSaved}
      onClose={onClose}
    >
      <FieldGrid columns={2}>
        <Form.Item name="fromWarehouse" label={t('field.fromWarehouse')} rules={[{ required: true, message: t('needed') }]}>
          <Select options={warehouses} />
        </Form.Item>
        <Form.Item name="to" label={t('field.toWarehouse')} rules={[{ required: true, message: t('needed') }]}>
          <Select options={targets} showSearch={{ optionFilterProp: 'label' }} />
        </Form.Item>
        <Form.Item name="remark" label={t('field.remark')}>
          <LimitedInput limit={200} />
        </Form.Item>
      </FieldGrid>
    </LinesDialog>
  );
}
