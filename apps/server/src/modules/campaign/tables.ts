import type { Generated, Selectable } from 'kysely';
import type { CampaignSeverity, CampaignStatus, CampaignTitles, CampaignType, CampaignVinStatus } from '../../generated/types.gen.ts';
import type { Json } from '../../shared/database/database.ts';
import type { Texts } from '../../shared/messages/messages.ts';

/** Labour that a campaign pays on one machine. */
export interface HourLine {
  hourCode: string;
  maxHours: number;
}

/** A part that it pays. */
export interface PartLine {
  partsCode: string;
  qty: number;
  returnRequired: 'Y' | 'N';
}

/** A place with machines on which a campaign is open: a dealer's own, or that of a sub-dealer. */
export interface Unit {
  orgCode: string;
  dealerCode: string;
  dealerName: string;
  subDealerCode: string | null;
}

export interface ServiceCampaignTable {
  id: Generated<string>;
  campaignNo: string;
  title: Json<CampaignTitles>;
  /** Languages that were written. */
  problem: Json<Partial<Texts>>;
  remedy: Json<Partial<Texts>>;
  campaignType: CampaignType;
  severity: CampaignSeverity;
  secondProduct: string;
  /** Empty: all of the line. */
  thirdProducts: Json<string[]>;
  validFrom: string;
  validTo: string;
  bugCode: string | null;
  hourCodes: Json<HourLine[]>;
  parts: Json<PartLine[]>;
  mileagePaid: 'Y' | 'N';
  stopDelivery: 'Y' | 'N';
  status: CampaignStatus;
  /** Where it has to be carried out, while it is released. */
  openUnits: Json<Unit[]>;
  releaseTime: string | null;
  version: Generated<number>;
  createBy: string;
  createTime: Generated<string>;
  updateBy: string | null;
  updateTime: string | null;
  delFlag: Generated<number>;
}

export type CampaignRow = Selectable<ServiceCampaignTable>;

/** A machine of a campaign. */
export interface VehicleCampaignTable {
  id: Generated<string>;
  campaignNo: string;
  vin: string;
  status: Generated<CampaignVinStatus>;
  /** The claim that carries it out, or has. */
  claimNo: string | null;
  completedDate: string | null;
  remindedTime: Generated<string | null>;
  excludeReason: Generated<string | null>;
  createTime: Generated<string>;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    serviceCampaign: ServiceCampaignTable;
    vehicleCampaign: VehicleCampaignTable;
  }
}
