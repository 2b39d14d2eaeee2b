import { dealersOptions, type Option, resultOf } from '@harrow/api-client';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';

const lifeMs = 10 * 60_000;

/** Dealers in the user's scope. */
export function useDealers() {
  return useQuery<Option[]>({ queryKey: ['dealer', 'options'], queryFn: ({ signal }) => resultOf(dealersOptions({ query: {}, signal })), staleTime: lifeMs });
}

/** Chooses a dealer, for filters; fits into a `Form.Item`. */
export function DealerSelect(props: { id?: string; value?: string; onChange?: (value: string | undefined) => void }) {
  const { data, isFetching } = useDealers();
  const options = data?.map(({ value, text }) => ({ value, label: text }));
  return <Select {...props} allowClear showSearch={{ optionFilterProp: 'label' }} loading={isFetching} options={options} />;
}

/** Name of a dealer; its code until the name is known. */
export function DealerName({ code }: { code: string }) {
  const { data } = useDealers();
  return <>{data?.find(({ value }) => value === code)?.text ?? code}</>;
}
