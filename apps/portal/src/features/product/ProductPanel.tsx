import type { ProductItem, ProductTreeNode } from '@harrow/api-client';
import { ListSkeleton } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { ReloadContext } from '../../shared/administration/RecordDialog.tsx';
import { CallFailure } from '../../shared/calls/CallFailure.tsx';
import { ProductForm } from './ProductForm.tsx';
import { products } from './products.ts';

/** A stored product, or a new one under another; a new product line has no parent. */
export type Shown = { id: string } | { above: Pick<ProductItem, 'code' | 'name' | 'level'> | undefined };

export interface PanelProps {
  shown: Shown;
  nodes: readonly ProductTreeNode[];
  onAddBelow: (above: ProductItem) => void;
  onSaved: (id: string) => void;
  onRemoved: () => void;
  /** Back to the tree. */
  onClose: () => void;
  /** Takes what asks before what was typed is lost. */
  mayLeave: RefObject<() => Promise<boolean>>;
}

/** The product that is chosen, or a new one. */
export function ProductPanel({ shown, ...rest }: PanelProps) {
  if ('id' in shown) return <StoredProduct id={shown.id} {...rest} />;
  return <ProductForm record={undefined} above={shown.above} {...rest} />;
}

function StoredProduct({ id, ...rest }: Omit<PanelProps, 'shown'> & { id: string }) {
  const { data, error, refetch } = useQuery(products.detail(id));
  const [round, setRound] = useState(0);
  const reload = (): void => void refetch().then(({ isSuccess }) => isSuccess && setRound(round + 1));
  if (error && !data) return <CallFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={8} />;
  return (
    <ReloadContext value={reload}>
      <ProductForm key={round} record={data} above={undefined} {...rest} />
    </ReloadContext>
  );
}
