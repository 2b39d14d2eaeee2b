import { type Option, resultOf, subDealersSubDealerList } from '@harrow/api-client';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';

const lifeMs = 10 * 60_000;

interface SubDealerSelectProps {
  /** Dealer of the sub-dealers. Default: the user's own. */
  dealerCode?: string | undefined;
  disabled?: boolean;
  placeholder?: string;
  id?: string;
  value?: string | null;
  onChange?: (value: string | null) => void;
}

/** Chooses a sub-dealer in use; none is null. */
export function SubDealerSelect({ dealerCode, value, onChange, ...control }: SubDealerSelectProps) {
  const { data, isFetching } = useQuery<Option[]>({
    queryKey: ['subDealer', 'options', dealerCode],
    queryFn: ({ signal }) => resultOf(subDealersSubDealerList({ query: { dealerCode }, signal })),
    staleTime: lifeMs,
    enabled: !control.disabled,
  });
  return (
    <Select<string>
      {...control}
      value={value ?? null}
      onChange={(code?: string) => onChange?.(code ?? null)}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      loading={isFetching}
      options={data?.map(({ value: code, text }) => ({ value: code, label: `${text} (${code})` }))}
    />
  );
}
