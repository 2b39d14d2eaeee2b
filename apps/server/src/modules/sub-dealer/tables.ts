import type { Selectable } from 'kysely';
import type { DealerStatus, Mark, SubDealerChange, SubDealerRequestType } from '../../generated/types.gen.ts';
import type { DocumentTable } from '../../shared/database/database.ts';
import type { SubDealerStatus } from './workflow.ts';

/** A branch or sub-agent that a dealer proposes and the maker admits. `orgCode` is the dealer's. */
export interface SubDealerTable extends Omit<DocumentTable<SubDealerStatus>, 'subDealerCode'> {
  subDealerCode: string;
  name: string;
  country: string;
  region: string;
  address: string;
  lat: number | null;
  lng: number | null;
  phone: string;
  email: string | null;
  manager: string;
  /** Dictionary `business_scope`; written as JSON text. */
  businessScope: string[];
  workshopLevel: string | null;
  mechanicsCount: number | null;
  serviceRadiusKm: number | null;
  cooperationStart: string;
  rejectReason: string | null;
  /** What the reviewer has marked of a proposal that has come back; written as JSON text. */
  marks: Mark[];
  /** Null until it is admitted. */
  dealerStatus: DealerStatus | null;
  /** When the status became what it is: the day where the dealer is, and the moment. */
  statusDate: string | null;
  statusTime: string | null;
  statusReason: string | null;
  statusOpinion: string | null;
  requestType: SubDealerRequestType | null;
  requestReason: string | null;
  requestOpinion: string | null;
  requestTime: string | null;
  requestBy: string | null;
  pendingChange: SubDealerChange | null;
  /** Code of its place among the departments; null until it is admitted. */
  unitOrgCode: string | null;
}

export type SubDealerRow = Selectable<SubDealerTable>;

declare module '../../shared/database/database.ts' {
  interface Database {
    subDealer: SubDealerTable;
  }
}
