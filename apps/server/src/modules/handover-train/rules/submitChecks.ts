/** Requirements of a handover at its submission. Pure. */
import { missingFields } from '../../../documents/saving/missingFields.ts';
import { emptySlot } from '../../../shared/files/emptySlot.ts';
import { slotNames } from '../../../shared/files/filesInSlots.ts';
import { knowsOwners } from '../../../shared/hidden-fields/ownerPrivacy.ts';
import type { Coded, InvalidField } from '../../../shared/refusal/refusal.ts';
import type { CurrentUser } from '../../../shared/session/currentUser.ts';
import { needsTrainees } from './topics.ts';
import type { Handover, HandoverHeader } from '../tables.ts';

/** Every slot of files, in the order of the form. */
export const handoverSlots = slotNames('handover_train');

/** Slots that must hold a file. */
export const requiredSlots: readonly string[] = ['handoverPhoto', 'invoiceScan', 'customerSignature', 'trainerSignature'];

/** Slots that are not there for those who need not know the owner. */
export const hiddenSlots = (user: Pick<CurrentUser, 'roles'>): readonly string[] => (knowsOwners(user) ? [] : ['idScan']);

export interface SubmitFacts {
  today: string;
  /** Of the acceptance of the machine. */
  acceptanceDate: string;
  /** On the hour meter at its acceptance. */
  pdiHours: number | null;
  noHours: boolean;
  files: ReadonlyMap<string, number>;
  maxTrainees: number;
  /** Name of a topic in the user's language. */
  topicName: (code: string) => string;
}

export const checkSubmit = ({ header, trainees, topics }: Handover, facts: SubmitFacts): InvalidField[] => [
  ...wrongHeader(header, facts),
  ...wrongTrainees({ header, trainees, topics }, facts),
  ...missingTopics(topics, facts),
  ...requiredSlots.filter((slot) => !facts.files.get(slot)).map(emptySlot),
];

const isOutside = (day: string | null, from: string, to: string): boolean => day !== null && (day < from || day > to);

function wrongHeader(header: HandoverHeader, { today, acceptanceDate, pdiHours, noHours }: SubmitFacts): InvalidField[] {
  const { deliveryDate, invoiceDate, trainingDate, operatingHours } = header;
  // An owner who uses it gives the end user the name.
  const ofCase = [...(noHours ? [] : (['operatingHours'] as const)), ...(header.endUserSame === 'Y' ? [] : (['endUserName'] as const))];
  const rules: readonly [wrong: boolean, field: string, problem: Coded][] = [
    [deliveryDate !== null && deliveryDate < acceptanceDate, 'deliveryDate', { code: 'E-122' }],
    [deliveryDate !== null && deliveryDate > today, 'deliveryDate', { code: 'E-441', params: { from: acceptanceDate, to: today } }],
    [invoiceDate !== null && invoiceDate > today, 'invoiceDate', { code: 'vehicle.notYet' }],
    [isOutside(trainingDate, acceptanceDate, today), 'trainingDate', { code: 'E-139' }],
    [!noHours && operatingHours !== null && pdiHours !== null && operatingHours < pdiHours, 'operatingHours', { code: 'E-212', params: { h: pdiHours ?? 0 } }],
  ];
  return [
    ...missingFields('HandoverTrainInput', header),
    ...ofCase.filter((field) => header[field] === null).map((field) => ({ field, code: 'E-013' })),
    ...rules.filter(([wrong]) => wrong).map(([, field, { code, params }]) => ({ field, code, ...(params && { params }) })),
  ];
}

function wrongTrainees({ header, trainees }: Handover, { maxTrainees: n }: SubmitFacts): InvalidField[] {
  const isTooFew = trainees.length === 0 && needsTrainees(header.secondProduct);
  return [
    ...(isTooFew || trainees.length > n ? [{ field: 'trainees', code: 'E-135', params: { n } }] : []),
    ...trainees.flatMap((line, index) => missingFields('HandoverTraineeInput', line, `trainees[${index}]`)),
  ];
}

function missingTopics(topics: Handover['topics'], { topicName }: SubmitFacts): InvalidField[] {
  const open = topics.filter(({ mandatory, done }) => mandatory === 'Y' && done === 'N');
  return open.length > 0 ? [{ field: 'topics', code: 'E-136', params: { list: open.map(({ topicCode }) => topicName(topicCode)).join(', ') } }] : [];
}
