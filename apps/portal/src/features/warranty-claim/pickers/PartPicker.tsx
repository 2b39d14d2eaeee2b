import type { PartOption } from '@harrow/api-client';
import { SelectListDialog } from '@harrow/ui/pickers';
import { useTranslation } from 'react-i18next';
import { useClaimFacts } from '../claimFacts.ts';
import { useFittingParts } from '../../../shared/pickers/parts/useFittingParts.ts';
import { usePartList } from '../../../shared/pickers/parts/usePartList.tsx';
import { useSystems } from './useSystems.ts';

interface PartPickerProps {
  /** Currency of the prices. */
  currency: string | undefined;
  /** System of the fault; null before it is chosen. */
  bugSystem: string | null;
  onAdd: (parts: PartOption[]) => void;
  onClose: () => void;
}

/** Parts that fit the machine and the system of the fault, or all, by code or name, with price, stock, and the part that replaces an old one. Several are added at once. */
export function PartPicker({ currency, bugSystem, onAdd, onClose }: PartPickerProps) {
  const { t } = useTranslation('warrantyClaim');
  const { product } = useClaimFacts();
  const { data: systems } = useSystems();
  const systemName = systems?.find(({ value }) => value === bugSystem)?.text;
  const fitting = useFittingParts(product?.model, bugSystem === null ? undefined : { code: bugSystem, name: systemName ?? bugSystem });
  return (
    <SelectListDialog<PartOption>
      {...usePartList(currency)}
      title={t('part.add')}
      width={1100}
      pageSize={10}
      usual={fitting}
      onOk={(_codes, parts) => {
        if (parts.length > 0) onAdd(parts);
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
