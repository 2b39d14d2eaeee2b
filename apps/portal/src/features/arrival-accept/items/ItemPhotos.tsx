import type { ArrivalAcceptLine } from '@harrow/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { LinePhotos } from '../../../documents/checklist/LinePhotos.tsx';
import { useLineError } from '../../../documents/form/document/lines/LineField.tsx';
import { fieldId, useOpenForm } from '../../../documents/form/document/openForm.ts';
import { arrivals, itemFiles } from '../arrivals.ts';

interface ItemPhotosProps {
  line: ArrivalAcceptLine;
  readOnly?: boolean;
}

/** Photos of one item. The first one saves the sheet. */
export function ItemPhotos({ line, readOnly = false }: ItemPhotosProps) {
  const client = useQueryClient();
  const { engine, pageId, save } = useOpenForm();
  const { itemCode } = line;
  const error = useLineError('items', itemCode, 'itemPhoto');
  const idAfterSave = async (): Promise<string | undefined> => {
    const saved = await save();
    const sheet = saved && client.getQueryData(arrivals.detail(saved.id).queryKey);
    return sheet?.items.find((item) => item.itemCode === itemCode)?.id ?? undefined;
  };
  const clearError = (): void => {
    const { errors } = engine.store.get();
    const left = errors.filter(({ list, rowId, field }) => !(list === 'items' && rowId === itemCode && field === 'itemPhoto'));
    if (left.length < errors.length) engine.setErrors(left);
  };
  return (
    <LinePhotos
      line={line}
      table={itemFiles}
      id={fieldId(pageId, 'itemPhoto', itemCode)}
      error={error}
      readOnly={readOnly}
      onIdNeeded={idAfterSave}
      onFilled={clearError}
    />
  );
}
