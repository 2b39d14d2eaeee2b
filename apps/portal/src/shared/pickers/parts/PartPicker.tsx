import type { PartOption } from '@harrow/api-client';
import { type PickerControlProps, SelectFromList, type UsualFilter } from '@harrow/ui/pickers';
import { usePartList } from './usePartList.tsx';

interface PartPickerProps extends PickerControlProps<PartOption> {
  /** Filters that apply until the user removes them (`useFittingParts`). Default: none. */
  usual?: readonly UsualFilter[];
}

/** Chooses parts of the catalogue; their codes are stored. A control for `Form.Item`. */
export function PartPicker(props: PartPickerProps) {
  return <SelectFromList<PartOption> {...usePartList()} {...props} ellipsisLength={-1} />;
}
