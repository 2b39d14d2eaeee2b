import type { PartOption } from '@harrow/api-client';
import { SelectListDialog } from '@harrow/ui/pickers';
import { useTranslation } from 'react-i18next';
import { usePartList } from '../../../shared/pickers/parts/usePartList.tsx';
import type { LinesDialogProps } from './OrderLines.tsx';

/** Parts of the catalogue, several at once, each with the smallest quantity that can be ordered. */
export function CatalogueDialog({ onAdd, onClose }: LinesDialogProps) {
  const { t } = useTranslation('partsOrder');
  return (
    <SelectListDialog<PartOption>
      {...usePartList()}
      title={t('lines.catalogue')}
      width={1000}
      pageSize={10}
      onOk={(_codes, parts) => onAdd(parts.map(({ partsCode }) => ({ partsCode, qty: null })))}
      onCancel={onClose}
    />
  );
}
