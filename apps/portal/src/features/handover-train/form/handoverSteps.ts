import type { HandoverTrain } from '@harrow/api-client';
import type { HandoverForm, HeaderField } from './handoverForm.ts';
import type { PlacedError } from './handoverFormKind.ts';

export const slotNames = ['handoverPhoto', 'invoiceScan', 'customerSignature', 'trainerSignature', 'trainingPhoto', 'idScan'] as const;
export type SlotName = (typeof slotNames)[number];
export const requiredSlots = ['handoverPhoto', 'invoiceScan', 'customerSignature', 'trainerSignature'] as const satisfies readonly SlotName[];

/** The steps in which a sheet is filled in; each is a section of its page, named like it. */
export const stepNames = ['machine', 'owner', 'training', 'warranty', 'files'] as const;
export type StepName = (typeof stepNames)[number];

/** Where each field stands, in the order of the page; lists stand there as a whole. */
const places: Readonly<Record<StepName, readonly (HeaderField | SlotName | 'topics' | 'trainees')[]>> = {
  machine: ['vin', 'deliveryDate', 'operatingHours', 'invoiceNo', 'invoiceDate', 'retailPrice', 'currency'],
  owner: [
    'ownerName',
    'ownerPhone',
    'ownerEmail',
    'ownerIdNo',
    'ownerCountry',
    'ownerRegion',
    'ownerAddress',
    'endUserSame',
    'endUserName',
    'endUserPhone',
    'endUserType',
    'industry',
    'cropType',
    'farmSizeHa',
  ],
  training: ['trainingDate', 'trainingPlace', 'trainer', 'trainingHours', 'customerSatisfaction', 'topics', 'trainees'],
  warranty: ['printLanguage', 'remark'],
  files: slotNames,
};

const order: readonly string[] = stepNames.flatMap((step) => places[step]);
const nameOf = ({ list, field }: PlacedError): string => list ?? field;

/** The step in which a problem can be solved. Undefined: it is about no field of the page. */
export const stepOf = (error: PlacedError): StepName | undefined => stepNames.find((step) => (places[step] as readonly string[]).includes(nameOf(error)));

/** In the order of the page; what is about no field of it comes last. */
export const inOrder = (errors: readonly PlacedError[]): PlacedError[] => {
  const position = (error: PlacedError): number => (order.indexOf(nameOf(error)) + order.length + 1) % (order.length + 1);
  return errors.toSorted((a, b) => position(a) - position(b));
};

/** Header fields without which a sheet is not handed in. */
const needed: Readonly<Record<StepName, readonly HeaderField[]>> = {
  machine: ['vin', 'deliveryDate', 'invoiceNo', 'invoiceDate'],
  owner: ['ownerName', 'ownerPhone', 'ownerCountry', 'ownerAddress', 'endUserType'],
  training: ['trainingDate', 'trainingPlace', 'trainer', 'trainingHours', 'customerSatisfaction'],
  // What it shows follows from these.
  warranty: ['vin', 'deliveryDate'],
  files: [],
};

/** Product lines that nobody has to be trained for. */
const untrained: readonly unknown[] = ['implement', 'engine'];

/** Nothing is missing in a step. @param slots those that hold a file */
export function isDone(step: StepName, form: HandoverForm, handover: HandoverTrain | undefined, slots: readonly string[]): boolean {
  if (needed[step].some((field) => form[field] === null)) return false;
  switch (step) {
    case 'machine':
      return handover?.noHours === true || form.operatingHours !== null;
    case 'owner':
      return form.endUserSame === 'Y' || form.endUserName !== null;
    case 'training':
      return isTrainingDone(form, handover);
    case 'warranty':
      return true;
    case 'files':
      return requiredSlots.every((slot) => slots.includes(slot));
  }
}

function isTrainingDone({ topics, trainees }: HandoverForm, handover: HandoverTrain | undefined): boolean {
  if (!handover) return false;
  const mandatory = handover.topics.filter((topic) => topic.mandatory === 'Y').map(({ topicCode }) => topicCode);
  const done = topics.filter((topic) => topic.done === 'Y').map(({ id }) => id);
  const isComplete = trainees.every(({ name, role }) => name !== null && role !== null);
  return mandatory.every((code) => done.includes(code)) && isComplete && (trainees.length > 0 || untrained.includes(handover.secondProduct));
}
