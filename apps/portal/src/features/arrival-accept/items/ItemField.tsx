import type { ComponentProps } from 'react';
import { LineField } from '../../../documents/form/document/lines/LineField.tsx';
import type { Finding } from './findings.ts';
import { useChangeItem } from './useChangeItem.ts';

interface ItemFieldProps extends Omit<ComponentProps<typeof LineField>, 'list' | 'rowId' | 'name' | 'change'> {
  /** Code of the item. */
  item: string;
  name: keyof Finding;
}

/** A field of an item. */
export function ItemField({ item, name, ...rest }: ItemFieldProps) {
  const change = useChangeItem();
  return <LineField {...rest} list="items" rowId={item} name={name} change={(value) => change([item], { [name]: value })} />;
}
