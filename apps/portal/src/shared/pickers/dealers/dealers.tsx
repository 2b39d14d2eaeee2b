import { dealersOptions, type Option, resultOf } from '@harrow/api-client';
import { useQuery } from '@tanstack/react-query';

const lifeMs = 10 * 60_000;

/** Dealers in the user's scope. */
function useDealers() {
  return useQuery<Option[]>({ queryKey: ['dealer', 'options'], queryFn: ({ signal }) => resultOf(dealersOptions({ query: {}, signal })), staleTime: lifeMs });
}

/** Name of a dealer; its code until the name is known. */
export function DealerName({ code }: { code: string }) {
  const { data } = useDealers();
  return <>{data?.find(({ value }) => value === code)?.text ?? code}</>;
}
