import { DocumentRecord } from '../../documents/page/DocumentRecord.tsx';
import { ArrivalEditor } from './ArrivalEditor.tsx';
import { arrivals } from './arrivals.ts';

/** One sheet: to inspect, to review, to read. */
export function ArrivalPage() {
  return (
    <DocumentRecord resource={arrivals} titleOf={({ acceptNo }) => acceptNo}>
      {(arrival) => arrival && <ArrivalEditor key={arrival.id} arrival={arrival} />}
    </DocumentRecord>
  );
}
