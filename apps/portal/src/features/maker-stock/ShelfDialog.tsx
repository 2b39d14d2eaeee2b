import type { MakerStock } from '@harrow/api-client';
import { makerStocksRecord } from '@harrow/api-client/records';
import { FieldGrid } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../shared/administration/EditDialog.tsx';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import { saveStock } from './makerStocks.ts';

const SheetField = sheetFieldsOf(makerStocksRecord, 'makerStock');

type Shelf = Pick<MakerStock, 'binLocation' | 'safetyQty'>;

interface ShelfDialogProps {
  stock: MakerStock;
  onClose: () => void;
  onSaved: () => void;
}

/** Where a part lies in a warehouse, and how many should. */
export function ShelfDialog({ stock, onClose, onSaved }: ShelfDialogProps) {
  const { t } = useTranslation('makerStock');
  const { id, version, partsCode, warehouse_dictText } = stock;
  return (
    <EditDialog<Shelf>
      title={`${t('shelf')} · ${partsCode} · ${warehouse_dictText}`}
      initialValues={stock}
      save={({ binLocation, safetyQty }) => saveStock({ id, version, binLocation: binLocation?.trim() || null, safetyQty: safetyQty ?? null })}
      onSaved={() => {
        onSaved();
        onClose();
      }}
      onClose={onClose}
    >
      <FieldGrid>
        <SheetField name="binLocation" />
        <SheetField name="safetyQty" />
      </FieldGrid>
    </EditDialog>
  );
}
