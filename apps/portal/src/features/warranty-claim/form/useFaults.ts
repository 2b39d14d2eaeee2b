import { useMemo } from 'react';
import { useList } from '../claimKind.ts';
import { type ClaimLists, type Fault, type FaultRow, faultsOf, type LabourRow, type PartRow } from './claimForm.ts';

/** Every line is begun, read or restored whole: its fields are there, empty ones as null. */
interface Whole<Row> {
  rows: readonly Row[];
  change: (rows: readonly Row[]) => void;
  readOnly: boolean;
}

/** The faults alone. */
export const useFaultRows = () => useList('bugList') as unknown as Whole<FaultRow>;

/** The labour of a fault. */
export const useLabour = (faultId: string) => useList('detailList', faultId) as unknown as Whole<LabourRow>;

/** The parts of a fault. */
export const useParts = (faultId: string) => useList('partsList', faultId) as unknown as Whole<PartRow>;

/** The faults with their lines, as typed so far. */
export function useFaults(): readonly Fault[] {
  const { rows: bugList } = useFaultRows();
  const { rows: detailList } = useList('detailList');
  const { rows: partsList } = useList('partsList');
  return useMemo(() => faultsOf({ bugList, detailList, partsList } as unknown as ClaimLists), [bugList, detailList, partsList]);
}
