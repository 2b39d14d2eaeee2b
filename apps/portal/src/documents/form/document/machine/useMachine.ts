import { checkVin } from '@harrow/validation/vin';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useFormPart, useOpenForm } from '../openForm.ts';
import type { MachineAnswer } from './machineAnswer.ts';

/** Answers are asked for once by all parts of a page. */
const lifeMs = 5_000;

/** The machine of the form's VIN, asked for once the VIN is whole, while the document can be edited. */
export function useMachineQuery(): UseQueryResult<MachineAnswer> {
  const { kind, readOnly } = useOpenForm();
  const vin = useFormPart(({ mine }) => mine['vin']) as string | null;
  const id = useFormPart(({ seen }) => seen?.id);
  return useQuery({
    queryKey: ['vehicle', 'machineOf', kind.docType, vin, id],
    queryFn: ({ signal }) => kind.machine!({ vin: vin!, ...(id !== undefined && { id }) }, signal),
    enabled: !readOnly && vin !== null && checkVin(vin).ok,
    retry: false,
    staleTime: lifeMs,
    // With its first save a document gets an id; the machine is the same.
    placeholderData: (before, query) => (query?.queryKey[3] === vin ? before : undefined),
  });
}

/** The machine's data; undefined until they are loaded. */
export const useMachine = (): MachineAnswer | undefined => useMachineQuery().data;
