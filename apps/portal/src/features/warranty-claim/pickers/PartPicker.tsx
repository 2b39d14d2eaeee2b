import type { PartOption } from '@harrow/api-client';
import { SelectListDialog } from '@harrow/ui/pickers';
import { useTranslation } from 'react-i18next';
import { useClaimEditing } from '../form/editing.ts';
import { usePartList } from '../../../shared/pickers/usePartList.tsx';

interface PartPickerProps {
  /** Currency of the prices. */
  currency: string | undefined;
  onAdd: (parts: PartOption[]) => void;
  onClose: () => void;
}

/** Parts that fit the machine, or all, by code or name, with price, stock, and the part that replaces an old one. Several are added at once. */
export function PartPicker({ currency, onAdd, onClose }: PartPickerProps) {
  const { t } = useTranslation('warrantyClaim');
  const { product } = useClaimEditing();
  return (
    <SelectListDialog<PartOption>
      {...usePartList(currency)}
      title={t('part.add')}
      width={1100}
      pageSize={10}
      usual={product && { label: t('part.fitting'), filters: { secondProduct: product.second } }}
      onOk={(_codes, parts) => {
        if (parts.length > 0) onAdd(parts);
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
