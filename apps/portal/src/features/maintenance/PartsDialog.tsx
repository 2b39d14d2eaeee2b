import type { PartOption } from '@harrow/api-client';
import { SelectListDialog } from '@harrow/ui/pickers';
import { useFittingParts } from '../../shared/pickers/parts/useFittingParts.ts';
import { usePartList } from '../../shared/pickers/parts/usePartList.tsx';
import { useDocument, useMachine } from './maintenanceKind.ts';

interface PartsDialogProps {
  onChoose: (parts: PartOption[]) => void;
  onClose: () => void;
}

/** Chooses parts of the catalogue, first of all those that fit the machine. */
export function PartsDialog({ onChoose, onClose }: PartsDialogProps) {
  const service = useDocument();
  const model = useMachine()?.vehicle?.fourthProduct ?? service?.fourthProduct;
  const list = usePartList(service?.currency ?? undefined);
  return <SelectListDialog<PartOption> {...list} usual={useFittingParts(model)} width={900} onOk={(_codes, parts) => onChoose(parts)} onCancel={onClose} />;
}
