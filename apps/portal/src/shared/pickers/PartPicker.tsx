import type { PartOption } from '@harrow/api-client';
import { type PickerControlProps, SelectFromList } from '@harrow/ui/pickers';
import { usePartList } from './usePartList.tsx';

/** Chooses parts of the catalogue; their codes are stored. A control for `Form.Item`. */
export function PartPicker(props: PickerControlProps<PartOption>) {
  return <SelectFromList<PartOption> {...usePartList()} {...props} ellipsisLength={-1} />;
}
