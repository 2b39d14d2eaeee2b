import { vehiclesLookupOptions } from '@harrow/api-client/query';
import { checkVin, readVin } from '@harrow/validation/vin';
import { useQuery } from '@tanstack/react-query';

const lifeMs = 60_000;

/** Code of the model of a machine; undefined until its full VIN is typed and found. */
export function useModelOf(vin: string | null | undefined): string | undefined {
  const wanted = readVin(vin ?? '');
  const { data } = useQuery({
    ...vehiclesLookupOptions({ query: { vin: wanted } }),
    select: ({ result }) => result.fourthProduct,
    enabled: checkVin(wanted).ok,
    retry: false,
    staleTime: lifeMs,
  });
  return data;
}
