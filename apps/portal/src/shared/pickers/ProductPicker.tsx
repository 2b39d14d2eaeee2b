import type { ProductNode } from '@harrow/api-client';
import { useQuery } from '@tanstack/react-query';
import { Cascader } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type ProductOption, productPath, productTree, toProductOptions } from './productTree.ts';

interface ProductPickerProps {
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

/** Product levels 2 to 4, each within the one above, found by typing. A control for `Form.Item`. */
export function ProductPicker({ id, value, onChange, level = 4, anyLevel = false, disabled = false }: ProductPickerProps) {
  const { t } = useTranslation('shared');
  const { data, isFetching } = useQuery(productTree);
  const options = useMemo(() => toProductOptions(data ?? [], level), [data, level]);
  const path = productPath(data ?? [], value).map((product) => product.value);
  return (
    <Cascader<ProductOption>
      id={id}
      style={{ width: '100%' }}
      options={options}
      value={path.length > 0 ? path : value ? [value] : []}
      loading={isFetching}
      disabled={disabled}
      allowClear
      showSearch
      changeOnSelect={anyLevel}
      // The levels above are in the list.
      displayRender={(labels) => labels.at(-1)}
      placeholder={t('pick.product')}
      onChange={(codes) => {
        const code = codes?.at(-1);
        onChange?.(code, productPath(data ?? [], code));
      }}
    />
  );
}
