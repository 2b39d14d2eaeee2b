import type { PartsStockItem } from '@harrow/api-client';
import { FieldGrid, LimitedInput, NumberInput } from '@harrow/ui';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../../shared/administration/EditDialog.tsx';
import { saveRow } from '../stock.ts';

interface Kept {
  binLocation: string | null;
  safetyQty: number | null;
}

/** Bin and safety stock of a part in a warehouse. */
export function RowDialog({ row, onSaved, onClose }: { row: PartsStockItem; onSaved: () => void; onClose: () => void }) {
  const { t } = useTranslation('partsStock');
  const { id, version, partsCode, binLocation, safetyQty } = row;
  return (
    <EditDialog<Kept>
      title={t('keep.title', { code: partsCode })}
      initialValues={{ binLocation, safetyQty }}
      save={(values) => saveRow({ id, version, binLocation: values.binLocation ?? null, safetyQty: values.safetyQty ?? null })}
      onSaved={onSaved}
      onClose={onClose}
    >
      <FieldGrid columns={2}>
        <Form.Item name="binLocation" label={t('field.binLocation')}>
          <LimitedInput limit={30} autoFocus />
        </Form.Item>
        <Form.Item name="safetyQty" label={t('field.safetyQty')}>
          <NumberInput min={0} />
        </Form.Item>
      </FieldGrid>
    </EditDialog>
  );
}
