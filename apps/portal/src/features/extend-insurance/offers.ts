import { type ExtensionOffer, extendInsurancesCostList, resultOf } from '@harrow/api-client';
import { checkVin } from '@harrow/validation/vin';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useDocument, useIsFrozen, useMachine, useValue } from './extensionKind.ts';

/** The plans for the machine of the form with today's prices; fetched once it is known that the machine can be extended. */
export function useOffers(): UseQueryResult<ExtensionOffer[]> {
  const vin = useValue('vin');
  const machine = useMachine();
  const isFrozen = useIsFrozen();
  const id = useDocument()?.id;
  return useQuery({
    queryKey: ['extendInsurance', 'offers', vin, id],
    queryFn: ({ signal }) => resultOf(extendInsurancesCostList({ query: { vin: vin!, ...(id !== undefined && { id }) }, signal })),
    enabled: vin !== null && checkVin(vin).ok && (isFrozen || machine?.reasons.length === 0),
    retry: false,
    staleTime: 0,
    // With its first save an application gets an id; the plans are the same.
    placeholderData: (before, query) => (query?.queryKey[2] === vin ? before : undefined),
  });
}

/** The plan that is chosen, as it is offered today. */
export function useChosenOffer(): ExtensionOffer | undefined {
  const { data } = useOffers();
  const planCode = useValue('planCode');
  return data?.find((offer) => offer.planCode === planCode);
}
