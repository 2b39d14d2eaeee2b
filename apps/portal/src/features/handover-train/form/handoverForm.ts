import type { HandoverTopic, HandoverTrain, HandoverTrainee, HandoverTraineeInput, HandoverTrainInput } from '@harrow/api-client';
import type { Seen } from '../../../documents/actions/documentCalls.ts';
import { isTemporaryRowId } from '../../../documents/form/rowId.ts';

/** Header fields that the dealer types; names as on the wire. */
export type HeaderField = Exclude<keyof HandoverTrainInput, 'id' | 'version' | 'trainees' | 'topics'>;

/** The header as it is being edited: null where a field is empty. */
export type HandoverHeader = { [Field in HeaderField]-?: HandoverTrain[Field] | null };

/** Every field that the contract lets a dealer type: one that is missing here does not compile. */
const emptyHeader: HandoverHeader = {
  vin: null,
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
  endUserSame: null,
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
  printLanguage: null,
  remark: null,
};
export const headerFields = Object.keys(emptyHeader) as readonly HeaderField[];

/** Somebody who was trained. `id` is temporary until the line is saved. */
export interface TraineeRow {
  id: string;
  name: string | null;
  phone: string | null;
  role: string | null;
  licenceNo: string | null;
}
export const traineeFields = ['name', 'phone', 'role', 'licenceNo'] as const satisfies readonly (keyof TraineeRow)[];

/** A topic; its code is its id, since a sheet has each once. */
export interface TopicRow {
  id: string;
  done: 'Y' | 'N';
  remark: string | null;
}
export const topicFields = ['done', 'remark'] as const satisfies readonly (keyof TopicRow)[];

/** The whole sheet as it is being edited. */
export interface HandoverForm extends HandoverHeader {
  trainees: readonly TraineeRow[];
  topics: readonly TopicRow[];
}

export const newHandover = (vin: string | null): HandoverForm => ({ ...emptyHeader, vin, endUserSame: 'Y', trainees: [], topics: [] });

const toTrainee = ({ id, name, phone, role, licenceNo }: HandoverTrainee): TraineeRow => ({ id, name, phone, role, licenceNo });
const toTopic = ({ topicCode: id, done, remark }: HandoverTopic): TopicRow => ({ id, done, remark });

/** The form for a sheet as the server has it. */
export function fromHandover(handover: HandoverTrain): HandoverForm {
  const header = Object.fromEntries(headerFields.map((field) => [field, handover[field]])) as HandoverHeader;
  return { ...header, trainees: handover.trainees.map(toTrainee), topics: handover.topics.map(toTopic) };
}

const toTraineeInput = ({ id, ...typed }: TraineeRow): HandoverTraineeInput => ({ ...(!isTemporaryRowId(id) && { id }), ...typed });

/** Which rows stand behind the lines of a call. */
export interface Positions {
  trainees: readonly string[];
  topics: readonly string[];
}

/** The form as the save call takes it. Topics come with the first save: before it there are none to speak of. */
export function toInput(
  { trainees, topics, endUserSame, printLanguage, ...header }: HandoverForm,
  seen?: Seen,
): { body: HandoverTrainInput; positions: Positions } {
  return {
    body: {
      ...seen,
      ...(seen ? header : Object.fromEntries(Object.entries(header).filter(([, value]) => value !== null))),
      ...(endUserSame && { endUserSame }),
      ...(printLanguage && { printLanguage }),
      trainees: trainees.map(toTraineeInput),
      ...(topics.length > 0 && { topics: topics.map(({ id: topicCode, done, remark }) => ({ topicCode, done, remark })) }),
    },
    positions: { trainees: trainees.map(({ id }) => id), topics: topics.map(({ id }) => id) },
  };
}
