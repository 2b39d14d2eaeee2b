import { resultOf, vehiclesLookup } from '@harrow/api-client';
import { checkVin } from '@harrow/validation/vin';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useOpenForm } from '../../documents/form/document/openForm.ts';
import { useValue } from './suggestKind.ts';

/** Machines rarely change. */
const lifeMs = 60_000;

/** Fills in the products of the machine of the VIN; the save takes them from the machine in any case. @returns whether the products are the machine's */
export function useMachineProducts(): boolean {
  const { engine } = useOpenForm();
  const vin = useValue('vin');
  const { data } = useQuery({
    queryKey: ['vehicle', 'lookup', vin],
    queryFn: ({ signal }) => resultOf(vehiclesLookup({ query: { vin: vin! }, signal })),
    enabled: vin !== null && checkVin(vin).ok,
    retry: false,
    staleTime: lifeMs,
  });
  const machine = data && !data.crossDealer ? data : undefined;
  useEffect(() => {
    if (!machine) return;
    const { secondProduct, thirdProduct, fourthProduct } = machine;
    engine.propose({ secondProduct, thirdProduct, fourthProduct });
  }, [engine, machine]);
  return machine !== undefined;
}
