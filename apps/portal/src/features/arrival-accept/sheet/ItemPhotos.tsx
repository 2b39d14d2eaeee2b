import type { ArrivalAcceptLine } from '@harrow/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { LinePhotos } from '../../../documents/checklist/LinePhotos.tsx';
import { arrivals, itemFiles } from '../arrivals.ts';
import { useArrivalEditing } from '../form/editing.ts';

interface ItemPhotosProps {
  line: ArrivalAcceptLine;
  id?: string;
  error?: string | undefined;
  readOnly?: boolean;
}

/** Photos of one item. The first one saves the sheet. */
export function ItemPhotos({ line, ...rest }: ItemPhotosProps) {
  const client = useQueryClient();
  const { arrival, onNeedIds } = useArrivalEditing();
  const idAfterSave = async (): Promise<string | undefined> => {
    if (!(await onNeedIds())) return undefined;
    const saved = client.getQueryData(arrivals.detail(arrival.id).queryKey);
    return saved?.items.find(({ itemCode }) => itemCode === line.itemCode)?.id ?? undefined;
  };
  return <LinePhotos line={line} table={itemFiles} onIdNeeded={idAfterSave} {...rest} />;
}
