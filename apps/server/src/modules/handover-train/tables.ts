import { emptyDocument, emptyReturn, type TableOf } from '../../documents/saving/emptyDocument.ts';
import { emptyMachine } from '../../documents/saving/machineColumns.ts';
import type { Language } from '../../shared/messages/messages.ts';
import type { HandoverStatus } from './rules/workflow.ts';

type YesNo = 'Y' | 'N';

/** The handover of a machine to its owner. */
export const emptyHandover = {
  ...emptyDocument,
  status: 'draft' as HandoverStatus,
  handoverNo: '',
  ...emptyMachine,
  deliveryDate: null as string | null,
  invoiceNo: null as string | null,
  invoiceDate: null as string | null,
  retailPrice: null as number | null,
  currency: null as string | null,
  ownerName: null as string | null,
  ownerPhone: null as string | null,
  ownerEmail: null as string | null,
  ownerIdNo: null as string | null,
  ownerCountry: null as string | null,
  ownerRegion: null as string | null,
  ownerAddress: null as string | null,
  endUserSame: 'N' as YesNo,
  endUserName: null as string | null,
  endUserType: null as string | null,
  endUserPhone: null as string | null,
  industry: null as string | null,
  cropType: null as string | null,
  farmSizeHa: null as number | null,
  operatingHours: null as number | null,
  trainingDate: null as string | null,
  trainingPlace: null as string | null,
  trainer: null as string | null,
  trainingHours: null as number | null,
  customerSatisfaction: null as number | null,
  policyCode: null as string | null,
  warrantyMonths: null as number | null,
  warrantyHours: null as number | null,
  warrantyStartDate: null as string | null,
  warrantyEndDate: null as string | null,
  lateDays: 0,
  /** When it was handed in for the first time. */
  firstSubmitDate: null as string | null,
  printLanguage: 'zh-cn' as Language,
  remark: null as string | null,
  /** It has passed once. */
  registered: 'N' as YesNo,
  ...emptyReturn,
};

export const emptyTrainee = {
  id: '',
  handoverId: '',
  lineNo: 0,
  name: null as string | null,
  phone: null as string | null,
  role: null as string | null,
  licenceNo: null as string | null,
};

export const emptyTopic = {
  id: '',
  handoverId: '',
  lineNo: 0,
  topicCode: '',
  mandatory: 'N' as YesNo,
  done: 'N' as YesNo,
  remark: null as string | null,
};

export type HandoverHeader = typeof emptyHandover;
export type Trainee = typeof emptyTrainee;
export type Topic = typeof emptyTopic;
export type HandoverLines = { trainees: Trainee; topics: Topic };
export type Handover = { header: HandoverHeader; trainees: Trainee[]; topics: Topic[] };

declare module '../../shared/database/database.ts' {
  interface Database {
    handoverTrain: TableOf<HandoverHeader>;
    handoverTrainee: Trainee;
    handoverTopic: Topic;
  }
}
