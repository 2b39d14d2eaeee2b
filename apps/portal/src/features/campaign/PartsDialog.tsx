import type { PartOption } from '@harrow/api-client';
import { SelectListDialog } from '@harrow/ui/pickers';
import { usePartList } from '../../shared/pickers/parts/usePartList.tsx';

interface PartsDialogProps {
  onChoose: (parts: PartOption[]) => void;
  onClose: () => void;
}

/** Chooses parts of the catalogue. */
export const PartsDialog = ({ onChoose, onClose }: PartsDialogProps) => (
  <SelectListDialog<PartOption> {...usePartList()} width={900} onOk={(_codes, parts) => onChoose(parts)} onCancel={onClose} />
);
