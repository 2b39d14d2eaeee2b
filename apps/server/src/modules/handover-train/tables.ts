import type { Selectable } from 'kysely';
import type { Mark } from '../../generated/types.gen.ts';
import type { DocumentTable } from '../../shared/database/database.ts';
import type { Language } from '../../shared/messages/messages.ts';
import type { HandoverStatus } from './rules/workflow.ts';

type YesNo = 'Y' | 'N';

/** The handover of a machine to its owner. */
export interface HandoverTrainTable extends DocumentTable<HandoverStatus> {
  handoverNo: string;
  vehicleId: string;
  vin: string;
  engineNo: string | null;
  secondProduct: string;
  thirdProduct: string;
  fourthProduct: string;
  deliveryDate: string | null;
  invoiceNo: string | null;
  invoiceDate: string | null;
  retailPrice: number | null;
  currency: string | null;
  ownerName: string | null;
  ownerPhone: string | null;
  ownerEmail: string | null;
  ownerIdNo: string | null;
  ownerCountry: string | null;
  ownerRegion: string | null;
  ownerAddress: string | null;
  endUserSame: YesNo;
  endUserName: string | null;
  endUserType: string | null;
  endUserPhone: string | null;
  industry: string | null;
  cropType: string | null;
  farmSizeHa: number | null;
  operatingHours: number | null;
  trainingDate: string | null;
  trainingPlace: string | null;
  trainer: string | null;
  trainingHours: number | null;
  customerSatisfaction: number | null;
  policyCode: string | null;
  warrantyMonths: number | null;
  warrantyHours: number | null;
  warrantyStartDate: string | null;
  warrantyEndDate: string | null;
  lateDays: number;
  /** When it was handed in for the first time. */
  firstSubmitDate: string | null;
  printLanguage: Language;
  remark: string | null;
  /** It has passed once. */
  registered: YesNo;
  /** How often it was handed in. */
  round: number;
  resubmitUntil: string | null;
  rejectReason: string | null;
  marks: Mark[];
  closeReason: string | null;
}

export interface HandoverTraineeTable {
  id: string;
  handoverId: string;
  lineNo: number;
  name: string | null;
  phone: string | null;
  role: string | null;
  licenceNo: string | null;
}

export interface HandoverTopicTable {
  id: string;
  handoverId: string;
  lineNo: number;
  topicCode: string;
  mandatory: YesNo;
  done: YesNo;
  remark: string | null;
}

export type HandoverHeader = Selectable<HandoverTrainTable>;
export type Trainee = HandoverTraineeTable;
export type Topic = HandoverTopicTable;
export type HandoverLines = { trainees: Trainee; topics: Topic };
export type Handover = { header: HandoverHeader; trainees: Trainee[]; topics: Topic[] };

declare module '../../shared/database/database.ts' {
  interface Database {
    handoverTrain: HandoverTrainTable;
    handoverTrainee: HandoverTraineeTable;
    handoverTopic: HandoverTopicTable;
  }
}
