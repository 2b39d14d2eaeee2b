import { lazyPart } from '@harrow/ui';
import type { ProductNode } from '@harrow/api-client';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Suspense } from 'react';

const ProductCascader = lazyPart(async () => ({ default: (await import('./ProductCascader.tsx')).ProductCascader }));

export interface ProductPickerProps {
  id?: string;
  /** Code of a product; one that is not known is shown as it is. */
  value?: string | null;
  /** `path`: the product and those above it, from level 2 on. */
  onChange?: (code: string | undefined, path: readonly ProductNode[]) => void;
  /** Deepest level. Default 4. */
  level?: 2 | 3 | 4;
  /** Any level may be chosen, as in filters. Default: only the deepest. */
  anyLevel?: boolean;
  disabled?: boolean;
}

/**
 * Product levels 2 to 4, each within the one above, found by typing. A control for `Form.Item`. Its tree of choices is heavy:
 * a list does not wait for it.
 */
export function ProductPicker(props: ProductPickerProps) {
  const { t } = useTranslation('shared');
  return (
    <Suspense fallback={<Input id={props.id} disabled aria-busy placeholder={t('pick.product')} />}>
      <ProductCascader {...props} />
    </Suspense>
  );
}
