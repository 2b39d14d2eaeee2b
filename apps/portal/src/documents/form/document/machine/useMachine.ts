import { checkVin } from '@harrow/validation/vin';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useFormPart, useOpenForm } from '../openForm.ts';
import { lookUpFor, type MachineAnswer } from './machineAnswer.ts';

/** All parts of a page share one answer. */
const lifeMs = 5_000;

/** The machine of the form's VIN, looked up once the VIN is complete, while the document can be edited. */
export function useMachineQuery(): UseQueryResult<MachineAnswer> {
  const { kind, readOnly } = useOpenForm();
  const { docType, machine: ask = lookUpFor(docType) } = kind;
  const vin = useFormPart(({ mine }) => mine['vin']) as string | null;
  const id = useFormPart(({ seen }) => seen?.id);
  return useQuery({
    queryKey: ['vehicle', 'machineOf', docType, vin, id],
    queryFn: ({ signal }) => ask({ vin: vin!, ...(id !== undefined && { id }) }, signal),
    enabled: !readOnly && vin !== null && checkVin(vin).ok,
    retry: false,
    staleTime: lifeMs,
    // With its first save a document gets an id; the machine is the same.
    placeholderData: (before, query) => (query?.queryKey[3] === vin ? before : undefined),
  });
}

/** The machine's data; undefined until they are loaded. */
export const useMachine = (): MachineAnswer | undefined => useMachineQuery().data;
