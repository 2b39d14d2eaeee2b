import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import type { TableContextValue } from '../context/tableContext.ts';
import type { MoveRefusal } from '../context/rowParts.types.ts';

/** Menu items to move a row by one: not beyond the ends, and with the reason where rows cannot be moved at all. */
export function moveItems({ model, t }: TableContextValue<object>, rowId: string, refusal: MoveRefusal | undefined) {
  const position = model.view.position(rowId);
  return [
    { key: 'up', label: t('moveUp'), icon: <ArrowUpOutlined aria-hidden />, disabled: refusal !== undefined || position === 0 },
    { key: 'down', label: t('moveDown'), icon: <ArrowDownOutlined aria-hidden />, disabled: refusal !== undefined || position === model.view.total() - 1 },
    ...(refusal ? [{ key: 'refusal', label: t(`drag.${refusal}`), disabled: true }] : []),
  ];
}
