import { warrantyClaimsBugSystemListOptions } from '@harrow/api-client/query';
import { useQuery } from '@tanstack/react-query';
import { useClaimFacts } from '../claimFacts.ts';

const catalogueMs = 10 * 60_000;

/** The systems of the claim's machine, all of them until it is known. */
export function useSystems() {
  const { product } = useClaimFacts();
  return useQuery({
    ...warrantyClaimsBugSystemListOptions({ query: { secondProduct: product?.second } }),
    select: ({ result }) => result,
    staleTime: catalogueMs,
  });
}
