/** Reading handovers: the list, one with its people and topics, those of a machine, and the warranty that one would register. */
import { readVin } from '@harrow/validation/vin';
import { type SqlBool, sql } from 'kysely';
import { sqlDay } from '../../../shared/makerDay.ts';
import { allowedActions } from '../../../documents/workflow.ts';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { Addressee, HandoverTrain, HandoverTrainItem, HandoverWarranty, VehicleHandover } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { replyOf } from '../../../shared/contract/replyOf.ts';
import { knowsOwners, maskedName, privateNumber } from '../../../shared/hidden-fields/ownerPrivacy.ts';
import { listColumns } from '../../../shared/list/columns.ts';
import { between, equal, type Filter, keywords, mentioned, oneOf } from '../../../shared/list/filters.ts';
import type { ListDefinition } from '../../../shared/list/list.ts';
import { searchedList } from '../../../shared/list/searched.ts';
import { type Language, message, textOf } from '../../../shared/messages/messages.ts';
import { refuse } from '../../../shared/refusal/refusal.ts';
import { isInScope } from '../../../shared/scope/scope.ts';
import { type CurrentUser, today } from '../../../shared/session/currentUser.ts';
import type { TabMachine } from '../../vehicle/service.ts';
import { handoverKind, stateOf } from '../handoverKind.ts';
import { filesOf, handoverStore } from '../handoverStore.ts';
import { lateWarnings } from '../rules/lateness.ts';
import { coverFrom, hasNoHours, machineOf } from '../machine.ts';
import { handoverSlots, hiddenSlots, requiredSlots } from '../rules/submitChecks.ts';
import type { HandoverHeader } from '../tables.ts';
import { handoverWorkflow } from '../rules/workflow.ts';

type Query = NonNullable<Operations['handoverTrainsList']['data']['query']>;
type Listed = HandoverHeader & { productName: string; traineeCount: number };

const besides = (language: Language) => sql`
  coalesce((select name ->> ${language}::text from product where code = handover_train.fourth_product), handover_train.fourth_product) as product_name,
  (select count(*)::int from handover_trainee where handover_id = handover_train.id) as trainee_count`;

export const handoverList = (context: Context): ListDefinition<HandoverTrainItem, Listed> => ({
  table: 'handoverTrain',
  columns: listColumns('handoverTrainsList', 'handoverTrain'),
  select: sql`handover_train.*, ${besides(context.user.language)}`,
  toReply: (row) => replyOf(context, 'HandoverTrainItem', shown(context, row)),
});

/** Filters of the list and of its export. */
export const handoverFilters = (_context: Context, query: Query): Filter[] => [
  keywords(['handoverTrain.handoverNo', 'handoverTrain.vin'], query.keyword),
  mentioned(query.owner, 'handoverTrain.ownerName'),
  oneOf('handoverTrain.status', query.status),
  between('handoverTrain.deliveryDate', query.deliveryDate_begin, query.deliveryDate_end),
  query.late === undefined ? undefined : query.late === 'Y' ? sql<SqlBool>`handover_train.late_days > 0` : sql<SqlBool>`handover_train.late_days = 0`,
  equal('handoverTrain.dealerCode', query.dealerCode),
];

/** The row with what follows from it. */
const shown = (context: Context, { productName: fourthProduct_dictText, ...row }: Listed) => ({
  ...row,
  fourthProduct_dictText,
  allowedActions: allowedActions(handoverWorkflow, context.user, stateOf(context)(row)) as HandoverTrainItem['allowedActions'],
});

export async function findHandover(context: Context, id: string): Promise<HandoverTrain> {
  const { db, user } = context;
  const { header, trainees, topics } = await handoverStore.find(context, id);
  const files = await filesOf(db, id);
  const { rows } = await sql<Pick<Listed, 'productName' | 'traineeCount'> & { acceptanceDate: string | null }>`select ${besides(user.language)},
      (select pdi_date from vehicle where id = handover_train.vehicle_id) as acceptance_date from handover_train where id = ${id}`.execute(db);
  const { acceptanceDate, ...more } = rows[0]!;
  const reply = {
    ...shown(context, { ...header, ...more }),
    acceptanceDate,
    noHours: await hasNoHours(context, header),
    trainees: trainees.map((line) => replyOf(context, 'HandoverTrainee', line, { phone: privateNumber(line.phone, user) })),
    topics: topics.map((line) => replyOf(context, 'HandoverTopic', line)),
    slots: handoverSlots
      .filter((slot) => !hiddenSlots(user).includes(slot))
      .map((slot) => ({ slot, required: requiredSlots.includes(slot), files: files.get(slot) ?? 0 })),
  };
  return replyOf(context, 'HandoverTrain', reply, hidden(header, user));
}

/** Personal data, shown unmasked only to users who need to know the owner. */
const hidden = ({ ownerPhone, ownerIdNo, ownerEmail, endUserPhone }: HandoverHeader, user: CurrentUser) => ({
  ownerPhone: privateNumber(ownerPhone, user),
  ownerIdNo: privateNumber(ownerIdNo, user),
  ownerEmail: privateNumber(ownerEmail, user),
  endUserPhone: privateNumber(endUserPhone, user),
});

/** The warranty that a handover on a day would register; nothing is written. @throws E-012 for a machine out of scope */
export async function previewWarranty(context: Context, { vin, deliveryDate }: { vin: string; deliveryDate: string }): Promise<HandoverWarranty> {
  const { language } = context.user;
  const machine = await machineOf(context, readVin(vin), '');
  if (!machine) throw refuse('E-012');
  const { policy, warranty, warnings } = await coverFrom(context, machine, deliveryDate);
  const late = lateWarnings(context, deliveryDate, today(context.user, context.services.now()));
  const isSettled = late.length > 0 && (await wasHandedIn(context, machine));
  return {
    ...warranty,
    components: componentsOf(policy, language),
    warnings: [...warnings, ...(isSettled ? [] : late)].map((warning) => ({ code: warning.code, text: textOf(language, warning) })),
  };
}

/** Cover of a policy and its duration. */
function componentsOf(policy: Awaited<ReturnType<typeof coverFrom>>['policy'], language: Language): HandoverWarranty['components'] {
  if (!policy) return [];
  const { months, hours, mainMonths, mainHours } = policy;
  const limits = [{ name: 'base', months, hours }, ...(mainMonths === null ? [] : [{ name: 'main', months: mainMonths, hours: mainHours }])];
  return limits.map(({ name, ...limit }) => ({ name: message(language, `handoverTrain.component.${name}`, {}), ...limit }));
}

type Certificate = HandoverTrain & Pick<HandoverWarranty, 'components'> & { shipTo: Addressee };

/** The delivery certificate: a handover with its recipient and the warranty cover of its machine. */
export async function readCertificate(context: Context, id: string): Promise<Certificate> {
  const handover = await findHandover(context, id);
  const machine = await machineOf(context, handover.vin, '');
  const cover = machine && handover.deliveryDate !== null ? await coverFrom(context, machine, handover.deliveryDate) : undefined;
  const { ownerName: name, ownerPhone: phone } = handover;
  const address = [handover.ownerAddress, handover.ownerRegion, handover.ownerCountry_dictText].filter(Boolean).join(', ') || null;
  return { ...handover, components: componentsOf(cover?.policy ?? null, context.user.language), shipTo: { name, address, phone } };
}

/** Whether a sheet of the machine has been handed in before: how late that was is settled. */
async function wasHandedIn({ db }: Context, { id }: { id: string }): Promise<boolean> {
  const { rows } = await sql`select 1 from handover_train where vehicle_id = ${id} and del_flag = 0 and first_submit_date is not null and status <> 'closed'
    limit 1`.execute(db);
  return rows.length > 0;
}

type HandoverRow = Omit<VehicleHandover, 'status_dictText'>;

/** The handovers of a machine that the user may see, the newest first, with what became of its registration. */
export async function handoversOf(context: Context, { id }: TabMachine): Promise<VehicleHandover[]> {
  const { db, services, user } = context;
  const { rows } =
    await sql<HandoverRow>`select id, handover_no, status, delivery_date, owner_name, trainer, customer_satisfaction, warranty_start_date, warranty_end_date,
      (select count(*)::int from handover_trainee where handover_id = handover_train.id) as trainees,
      (select count(*)::int from handover_topic where handover_id = handover_train.id and done = 'Y') as topics,
      coalesce((select json_agg(json_build_object('day', ${sqlDay(services, sql`log.create_time`)}, 'by', coalesce(u.realname, log.operator)) order by log.create_time)
        from approval_log log left join sys_user u on u.username = log.operator
        where log.doc_type = 'handoverTrain' and log.doc_id = handover_train.id and log.action = 'reopen'), '[]') as reopened
    from handover_train where vehicle_id = ${id} and del_flag = 0 and ${isInScope(handoverKind, user)}
    order by create_time desc limit 200`.execute(db);
  return rows.map((row) => ({
    ...row,
    status_dictText: services.dictionaries.text('bill_status', row.status, user.language),
    ownerName: knowsOwners(user) ? row.ownerName : maskedName(row.ownerName),
  }));
}

export const searchedHandovers = searchedList('handoverTrainsList', {
  list: handoverList,
  docType: 'handoverTrain',
  permission: 'handoverTrain:query',
  page: '/vehicle/handoverTrain',
  noun: 'handover-train',
  title: 'handoverNo',
  about: ['vin', 'dealerName'],
  fields: { handoverNo: 'number', vin: 'vin' },
});
