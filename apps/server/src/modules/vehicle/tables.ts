import type { Generated } from 'kysely';

export type VehicleStatus = 'shipped' | 'pending_acceptance' | 'in_stock' | 'delivered' | 'scrapped';

export interface VehicleTable {
  id: string;
  tenantId: Generated<number>;
  vin: string;
  engineNo: string;
  engineModel: string | null;
  secondProduct: string;
  thirdProduct: string;
  fourthProduct: string;
  materialCode: string | null;
  config: string | null;
  color: string | null;
  /** kW */
  power: number | null;
  productionDate: string;
  shipDate: string | null;
  arrivalDate: string | null;
  vehicleOrderNo: string | null;
  contractNo: string | null;
  /** The line of the order that shipped it. */
  orderLineId: string | null;
  orgCode: string;
  dealerCode: string;
  dealerName: string;
  subDealerCode: string | null;
  subDealerName: string | null;
  vehicleStatus: VehicleStatus;
  scrapReason: string | null;
  pdiStatus: string | null;
  pdiDate: string | null;
  deliveryDate: string | null;
  ownerName: string | null;
  ownerPhone: string | null;
  ownerIdNo: string | null;
  ownerCountry: string | null;
  ownerRegion: string | null;
  ownerAddress: string | null;
  endUserName: string | null;
  endUserType: string | null;
  endUserPhone: string | null;
  industry: string | null;
  cropType: string | null;
  farmSizeHa: number | null;
  warrantyStartDate: string | null;
  warrantyEndDate: string | null;
  warrantyMonths: number | null;
  warrantyHours: number | null;
  extendEndDate: string | null;
  extendHours: number | null;
  extendCoverage: 'full' | 'powertrain' | 'engine' | null;
  extensionFee: number | null;
  currentHours: number | null;
  hoursDate: string | null;
  lastMaintDate: string | null;
  nextMaintHours: number | null;
  nextMaintDate: string | null;
  nextMaintLevel: string | null;
  /** A service was missed and is not waived. */
  maintGap: Generated<'Y' | 'N'>;
  /** Dictionary `insurance_status`, by its third-party policies. */
  insuranceStatus: Generated<'none' | 'valid' | 'expiring' | 'expired'>;
  /** Last day of the last third-party policy. */
  policyEnd: string | null;
  /** Its registration is being corrected; nothing is known of its cover meanwhile. */
  warrantySuspended: Generated<'Y' | 'N'>;
  /** Day on which it was found unregistered; the maker decides on the start of its warranty. */
  unregisteredSince: string | null;
  /** Why the maker let its warranty begin without a delivery. */
  warrantyReason: string | null;
  certificateNo: string | null;
  keyNo: string | null;
  version: Generated<number>;
  createBy: string;
  createTime: Generated<string>;
  updateBy: string | null;
  updateTime: string | null;
  delFlag: Generated<number>;
}

export interface VehicleEngineChangeTable {
  id: string;
  vehicleId: string;
  oldNo: string;
  newNo: string;
  changeDate: string;
  claimNo: string;
}

export interface VehicleApportionTable {
  id: string;
  vehicleId: string;
  fromCode: string | null;
  toCode: string | null;
  apportionDate: string;
  remark: string | null;
  createBy: string;
  createTime: Generated<string>;
}

/** Readings of the hour meter, one per document that reported one. */
export interface VehicleHoursTable {
  vehicleId: string;
  /** Document type, e.g. `warrantyClaim`. */
  source: string;
  sourceNo: string;
  day: string;
  hours: number;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    vehicle: VehicleTable;
    vehicleEngineChange: VehicleEngineChangeTable;
    vehicleApportion: VehicleApportionTable;
    vehicleHours: VehicleHoursTable;
  }
}
