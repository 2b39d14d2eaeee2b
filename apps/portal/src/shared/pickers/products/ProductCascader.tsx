import { clearable } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Cascader } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductPickerProps } from './ProductPicker.tsx';
import { type ProductOption, productPath, productTree, toProductOptions } from './productTree.ts';

/** The control of `ProductPicker`, loaded on demand. */
export function ProductCascader({ id, value, onChange, level = 4, anyLevel = false, disabled = false }: ProductPickerProps) {
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
      allowClear={clearable}
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
