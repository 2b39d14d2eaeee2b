/** Saving a draft, or a sheet that went back. */
import { checkEmail } from '@harrow/validation';
import { readVin } from '@harrow/validation/vin';
import { sql } from 'kysely';
import { newHeader } from '../../../documents/saving/newHeader.ts';
import { machineColumnsOf } from '../../../documents/saving/machineColumns.ts';
import { type Composed, type SavedAnswer, type SavedKind, saveDocument } from '../../../documents/saving/saveDocument.ts';
import type { HandoverTrainInput } from '../../../generated/types.gen.ts';
import { lineChanges } from '../../../shared/change-log/lineChanges.ts';
import type { Context } from '../../../shared/context.ts';
import type { KeepResult } from '../../../shared/contract/commit.ts';
import { newId } from '../../../shared/database/database.ts';
import { hasDecimals } from '../../../shared/decimals.ts';
import type { Language } from '../../../shared/messages/messages.ts';
import { type Coded, type InvalidField, invalid } from '../../../shared/refusal/refusal.ts';
import { wrongPhone } from '../../../shared/wrongPhone.ts';
import { handoverKind } from '../handoverKind.ts';
import { handoverStore } from '../handoverStore.ts';
import { emptyHandover, type Handover, type HandoverHeader, type HandoverLines, type Topic, type Trainee } from '../tables.ts';
import { type Machine, machineOf, mayNotBeHandedOver } from '../machine.ts';
import { topicsOf } from '../rules/topics.ts';

interface Facts {
  machine: Machine | undefined;
  /** Why the machine cannot be handed over; not asked about one that was registered. */
  refusal: Coded | null;
  dealer: { country: string; language: Language; currency: string } | undefined;
  /** Another sheet of the dealer has the number of the invoice. */
  invoiceTaken: boolean;
}

const saved: SavedKind<HandoverHeader, HandoverLines, HandoverTrainInput, Facts> = {
  kind: handoverKind,
  store: handoverStore,
  create: (context) => ({ header: newHeader(context, emptyHandover), trainees: [], topics: [] }),
  read: async (context, id, input) => {
    const document = id === null ? null : await handoverStore.find(context, id);
    return { document, facts: await factsOf(context, document?.header ?? null, input) };
  },
  compose,
  lineHistory: (before, after) => [
    ...lineChanges(before.trainees, after.trainees, { fields: ['name', 'phone', 'role', 'licenceNo'], nameOf: ({ lineNo }) => `trainees/${lineNo}` }),
    // Topics of a product line come with the machine; they are not a change by a user.
    ...(before.topics.length === 0
      ? []
      : lineChanges(before.topics, after.topics, { fields: ['done', 'remark'], nameOf: ({ topicCode }) => `topics/${topicCode}` })),
  ],
};

async function factsOf(context: Context, header: HandoverHeader | null, input: HandoverTrainInput): Promise<Facts> {
  const { db, user } = context;
  const vin = readVin(input.vin ?? header?.vin ?? '');
  const id = header?.id ?? '';
  const machine = vin === '' ? undefined : await machineOf(context, vin, id);
  const dealerCode = header?.dealerCode ?? user.dealerCode;
  const { rows } = await sql<Pick<Facts, 'invoiceTaken' | 'dealer'>>`select
      (select json_build_object('country', country, 'language', language, 'currency', currency) from dealer where dealer_code = ${dealerCode}) as dealer,
      exists (select from handover_train where dealer_code = ${dealerCode} and invoice_no = ${input.invoiceNo?.trim() || null} and id <> ${id}
        and del_flag = 0 and (status <> 'closed' or registered = 'Y')) as invoice_taken`.execute(db);
  return { machine, refusal: header?.registered === 'Y' ? null : mayNotBeHandedOver(machine, vin), ...rows[0]! };
}

const texts = [
  'invoiceNo',
  'currency',
  'ownerName',
  'ownerPhone',
  'ownerEmail',
  'ownerIdNo',
  'ownerCountry',
  'ownerRegion',
  'ownerAddress',
  'endUserName',
  'endUserType',
  'endUserPhone',
  'industry',
  'cropType',
  'trainingPlace',
  'trainer',
  'remark',
] as const;
const decimals = { operatingHours: 1, trainingHours: 1, retailPrice: 2, farmSizeHa: 2 } as const;
const dictionaries = { ownerCountry: 'country', endUserType: 'end_user_type', industry: 'industry', cropType: 'crop', currency: 'currency' } as const;

/** Lays the input over the sheet; throws 422 with everything that cannot be stored. */
function compose(context: Context, base: Handover, input: HandoverTrainInput, facts: Facts): Composed<HandoverHeader, HandoverLines> {
  const { id: _id, version: _version, vin: typedVin, trainees: people, topics: explained, ...typed } = input;
  const { machine, refusal, dealer } = facts;
  const vin = readVin(typedVin ?? base.header.vin);
  if (vin === '') throw invalid([{ field: 'vin', code: 'E-100' }]);
  // A machine that was registered stays the one it is.
  if (base.header.registered === 'Y' && vin !== base.header.vin) throw invalid([{ field: 'vin', code: 'E-121' }]);
  if (refusal || !machine) throw invalid([{ field: 'vin', ...(refusal ?? { code: 'E-102', params: { vin } }) }]);

  const isNew = base.header.handoverNo === '';
  const written = Object.fromEntries(texts.flatMap((field) => (typed[field] === undefined ? [] : [[field, typed[field]?.trim() || null]])));
  const usual = isNew && dealer ? { ownerCountry: dealer.country, printLanguage: dealer.language, currency: dealer.currency } : {};
  const isFrozen = base.header.round > 0 && vin === base.header.vin;
  const place = isFrozen ? {} : { vehicleId: machine.id, ...machineColumnsOf(machine) };
  const header: HandoverHeader = { ...base.header, ...usual, ...typed, ...written, ...place };
  if (header.retailPrice !== null) header.currency ??= dealer?.currency ?? null;
  if (header.endUserSame === 'Y') Object.assign(header, { endUserName: header.ownerName, endUserPhone: header.ownerPhone });

  const trainees = mergeTrainees(base, header.id, people);
  const topics = mergeTopics(topicsOf(header.secondProduct, header.id, base.topics), explained);
  const errors = [...wrongFields(context, base.header, header, typed), ...trainees.errors, ...wrongLines(context, base, trainees.lines), ...topics.errors];
  if (facts.invoiceTaken) errors.push({ field: 'invoiceNo', code: 'E-018', params: { field: 'invoiceNo', value: header.invoiceNo ?? '' } });
  if (errors.length > 0) throw invalid(errors);
  return { document: { header, trainees: trainees.lines, topics: topics.lines } };
}

function wrongFields({ services }: Context, before: HandoverHeader, header: HandoverHeader, typed: HandoverTrainInput): InvalidField[] {
  const knows = (dictionary: string, value: string): boolean => services.dictionaries.items(dictionary)?.some((item) => item.value === value) ?? false;
  const { ownerEmail, ownerIdNo, ownerCountry } = header;
  return [
    ...Object.entries(dictionaries).flatMap(([field, dictionary]) => {
      const value = typed[field as keyof typeof dictionaries];
      return value && !value.split(',').every((code) => knows(dictionary, code.trim())) ? [{ field, code: 'E-014' }] : [];
    }),
    ...Object.entries(decimals).flatMap(([field, n]) =>
      hasDecimals(typed[field as keyof typeof decimals] ?? 0, n) ? [] : [{ field, code: 'E-016', params: { n } }],
    ),
    ...(['ownerPhone', 'endUserPhone'] as const).flatMap((field) =>
      typed[field] ? wrongPhone({ field, typed: header[field], stored: before[field], country: ownerCountry }) : [],
    ),
    ...(ownerEmail !== null && !checkEmail(ownerEmail).ok ? [{ field: 'ownerEmail', code: 'field.email' }] : []),
    ...(ownerIdNo !== null && !/^[\p{L}\p{N}]+$/u.test(ownerIdNo) ? [{ field: 'ownerIdNo', code: 'handoverTrain.idNo' }] : []),
  ];
}

/** Omitted fields stay as stored. */
const written = (given: string | null | undefined, stored: string | null = null): string | null => (given === undefined ? stored : given?.trim() || null);

function mergeTrainees(base: Handover, handoverId: string, inputs: HandoverTrainInput['trainees']): { lines: Trainee[]; errors: InvalidField[] } {
  if (!inputs) return { lines: base.trainees, errors: [] };
  const errors: InvalidField[] = [];
  const lines = inputs.map(({ id, name, phone, role, licenceNo }, index): Trainee => {
    const known = base.trainees.find((line) => line.id === id);
    if (id && !known) errors.push({ field: 'id', line: `trainees[${index}]`, code: 'E-012' });
    return {
      id: known?.id ?? newId(),
      handoverId,
      lineNo: index + 1,
      name: written(name, known?.name),
      phone: written(phone, known?.phone),
      role: written(role, known?.role),
      licenceNo: written(licenceNo, known?.licenceNo),
    };
  });
  return { lines, errors };
}

const wrongLines = ({ services }: Context, { header, trainees: before }: Handover, lines: readonly Trainee[]): InvalidField[] =>
  lines.flatMap(({ id, role, phone: typed }, index) => {
    const line = `trainees[${index}]`;
    return [
      ...(role !== null && !services.dictionaries.items('trainee_role')?.some(({ value }) => value === role) ? [{ field: 'role', line, code: 'E-014' }] : []),
      ...wrongPhone({ field: 'phone', line, typed, stored: before.find((one) => one.id === id)?.phone, country: header.ownerCountry }),
    ];
  });

function mergeTopics(known: readonly Topic[], inputs: HandoverTrainInput['topics']): { lines: Topic[]; errors: InvalidField[] } {
  if (!inputs) return { lines: [...known], errors: [] };
  const errors = inputs.flatMap(({ topicCode }, index) =>
    known.some((topic) => topic.topicCode === topicCode) ? [] : [{ field: 'topicCode', line: `topics[${index}]`, code: 'E-014' }],
  );
  const lines = known.map((topic): Topic => {
    const said = inputs.find(({ topicCode }) => topicCode === topic.topicCode);
    return { ...topic, done: said?.done ?? 'N', remark: said?.remark?.trim() || null };
  });
  return { lines, errors };
}

/** Unique violation of two simultaneous saves. */
const takenMeanwhile: Readonly<Record<string, InvalidField>> = {
  handover_train_open: { field: 'vin', code: 'E-266', params: { no: '–' } },
  handover_train_invoice: { field: 'invoiceNo', code: 'E-018', params: { field: 'invoiceNo', value: '' } },
};

/**
 * Creates a sheet of the user's dealer, or changes a draft or a returned one; throws as `saveDocument`.
 * @throws E-100, E-102, E-120, E-121, E-266 by the machine, E-018 for an invoice that another sheet has
 */
export async function saveHandover(context: Context, input: HandoverTrainInput, options: { confirm: boolean; keep?: KeepResult }): Promise<SavedAnswer> {
  try {
    return await saveDocument(context, saved, input, options);
  } catch (error) {
    const { code, constraint = '' } = (error ?? {}) as { code?: unknown; constraint?: string };
    const taken = code === '23505' ? takenMeanwhile[constraint] : undefined;
    throw taken ? invalid([taken]) : error;
  }
}
