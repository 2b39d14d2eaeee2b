import type { DealerStatus, Mark, SubDealerChange, SubDealerRequestType } from '../../generated/types.gen.ts';
import { emptyDocument, type TableOf } from '../../documents/saving/emptyDocument.ts';
import type { SubDealerStatus } from './workflow.ts';

/** A branch or sub-agent that a dealer proposes and the maker admits. `orgCode` is the dealer's. */
export const emptySubDealer = {
  ...emptyDocument,
  status: 'draft' as SubDealerStatus,
  subDealerCode: '',
  name: '',
  country: '',
  region: '',
  address: '',
  lat: null as number | null,
  lng: null as number | null,
  phone: '',
  email: null as string | null,
  manager: '',
  /** Dictionary `business_scope`; written as JSON text. */
  businessScope: [] as string[],
  workshopLevel: null as string | null,
  mechanicsCount: null as number | null,
  serviceRadiusKm: null as number | null,
  cooperationStart: '',
  rejectReason: null as string | null,
  /** Marks of the reviewer on a returned proposal; written as JSON text. */
  marks: [] as Mark[],
  /** Null until it is admitted. */
  dealerStatus: null as DealerStatus | null,
  /** When the status became what it is: the day where the dealer is, and the moment. */
  statusDate: null as string | null,
  statusTime: null as string | null,
  statusReason: null as string | null,
  statusOpinion: null as string | null,
  requestType: null as SubDealerRequestType | null,
  requestReason: null as string | null,
  requestOpinion: null as string | null,
  requestTime: null as string | null,
  requestBy: null as string | null,
  pendingChange: null as SubDealerChange | null,
  /** Code of its place among the departments; null until it is admitted. */
  unitOrgCode: null as string | null,
};

export type SubDealerRow = typeof emptySubDealer;

declare module '../../shared/database/database.ts' {
  interface Database {
    subDealer: TableOf<SubDealerRow> & { subDealerCode: string };
  }
}
