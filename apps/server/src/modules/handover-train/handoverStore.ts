import { emptyDocument } from '../../documents/emptyDocument.ts';
import { documentStore } from '../../documents/store.ts';
import type { Db } from '../../shared/database/database.ts';
import { filesInSlots } from '../../shared/files/filesInSlots.ts';
import type { HandoverHeader, HandoverLines, Topic, Trainee } from './tables.ts';

/** Before anything is typed. Names every column: one that is missing here does not compile. */
export const emptyHandover: HandoverHeader = {
  ...emptyDocument,
  handoverNo: '',
  vehicleId: '',
  vin: '',
  engineNo: null,
  secondProduct: '',
  thirdProduct: '',
  fourthProduct: '',
  deliveryDate: null,
  invoiceNo: null,
  invoiceDate: null,
  retailPrice: null,
  currency: null,
  ownerName: null,
  ownerPhone: null,
  ownerEmail: null,
  ownerIdNo: null,
  ownerCountry: null,
  ownerRegion: null,
  ownerAddress: null,
  endUserSame: 'N',
  endUserName: null,
  endUserType: null,
  endUserPhone: null,
  industry: null,
  cropType: null,
  farmSizeHa: null,
  operatingHours: null,
  trainingDate: null,
  trainingPlace: null,
  trainer: null,
  trainingHours: null,
  customerSatisfaction: null,
  policyCode: null,
  warrantyMonths: null,
  warrantyHours: null,
  warrantyStartDate: null,
  warrantyEndDate: null,
  lateDays: 0,
  firstSubmitDate: null,
  printLanguage: 'zh-cn',
  remark: null,
  registered: 'N',
  round: 0,
  resubmitUntil: null,
  rejectReason: null,
  marks: [],
  closeReason: null,
};

export const emptyTrainee: Trainee = { id: '', handoverId: '', lineNo: 0, name: null, phone: null, role: null, licenceNo: null };
export const emptyTopic: Topic = { id: '', handoverId: '', lineNo: 0, topicCode: '', mandatory: 'N', done: 'N', remark: null };

export const handoverStore = documentStore<HandoverHeader, HandoverLines>({
  docType: 'handoverTrain',
  table: 'handoverTrain',
  no: 'handoverNo',
  empty: emptyHandover,
  lines: {
    trainees: { table: 'handoverTrainee', parent: 'handoverId', order: 'lineNo', empty: emptyTrainee },
    topics: { table: 'handoverTopic', parent: 'handoverId', order: 'lineNo', empty: emptyTopic },
  },
});

/** How many files each slot holds. */
export const filesOf = (db: Db, id: string): Promise<ReadonlyMap<string, number>> => filesInSlots(db, 'handover_train', id);
