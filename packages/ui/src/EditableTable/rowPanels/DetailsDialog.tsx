import { useLayoutEffect, useState } from 'react';
import { DetailsModal } from '../../DetailsModal/index.ts';
import { useTableContext } from '../context/tableContext.ts';
import type { DetailsOptions } from '../props/RowOptions.types.ts';

interface DetailsDialogProps {
  options: DetailsOptions<object>;
  rowId: string;
}

/** The details of one row: of a copy of it, which goes to `onConfirm`. */
export default function DetailsDialog({ options: { title, render, onConfirm }, rowId }: DetailsDialogProps) {
  const { model, rowViews, focus, t } = useTableContext();
  const [row] = useState(() => model.store.row(rowId)!);
  const [isOpen, setIsOpen] = useState(false);
  // Opened by a rendering that is not interrupted: antd notes for Escape every open dialog that is rendered, also one whose rendering is given up.
  useLayoutEffect(() => setIsOpen(true), []);
  return (
    <DetailsModal
      open={isOpen}
      row={row}
      title={title ?? t('details.title')}
      render={(content) => render({ ...content, rowId })}
      onConfirm={onConfirm && ((copy) => onConfirm(copy, rowId))}
      onClose={() => setIsOpen(false)}
      afterClose={() => {
        rowViews!.open.setDetails(undefined);
        focus.focusRow(rowId);
      }}
    />
  );
}
