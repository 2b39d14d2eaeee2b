import { resultOf, suppliersOptions } from '@harrow/api-client';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';

interface SupplierSelectProps {
  id?: string;
  value?: string | null;
  onChange?: (value: string | undefined) => void;
}

/** Chooses a supplier. */
export function SupplierSelect({ value, ...control }: SupplierSelectProps) {
  const { data, isFetching } = useQuery({
    queryKey: ['supplier', 'options'],
    queryFn: ({ signal }) => resultOf(suppliersOptions({ query: {}, signal })),
    staleTime: 600_000,
  });
  return (
    <Select
      {...control}
      value={value ?? undefined}
      allowClear
      loading={isFetching}
      showSearch={{ optionFilterProp: 'label' }}
      options={data?.map((supplier) => ({ value: supplier.value, label: `${supplier.value} ${supplier.text}` }))}
    />
  );
}
