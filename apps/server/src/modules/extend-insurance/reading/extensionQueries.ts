/** Reading extensions: the list, one with what it is about, those of a machine. */
import { type RawBuilder, sql } from 'kysely';
import { allowedActions } from '../../../documents/workflow.ts';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { ExtendInsurance, ExtendInsuranceItem, VehicleExtension } from '../../../generated/types.gen.ts';
import { daysBetween } from '../../../shared/calendarDate.ts';
import type { Context } from '../../../shared/context.ts';
import { replyOf } from '../../../shared/contract/replyOf.ts';
import { listColumns } from '../../../shared/list/columns.ts';
import { between, equal, type Filter, keywords, oneOf } from '../../../shared/list/filters.ts';
import type { ListDefinition } from '../../../shared/list/list.ts';
import { searchedList } from '../../../shared/list/searched.ts';
import type { Language } from '../../../shared/messages/messages.ts';
import { refuse } from '../../../shared/refusal/refusal.ts';
import { isInScope } from '../../../shared/scope/scope.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { extensionSystems } from '../../coverage/service.ts';
import { plansOf } from '../../maintenance/service.ts';
import type { TabMachine } from '../../vehicle/service.ts';
import { stateOf } from '../extensionKind.ts';
import { extensionStore } from '../extensionStore.ts';
import { filesOf } from '../actions/extensionStep.ts';
import { extensionSlots, requiredSlots } from '../rules/submitChecks.ts';
import type { ExtensionHeader } from '../tables.ts';
import { extensionWorkflow } from '../rules/workflow.ts';

type Query = NonNullable<Operations['extendInsurancesList']['data']['query']>;
type Listed = ExtensionHeader & { productName: string; planName: string };

/** Names of the model and of the plan, in the user's language. */
const names = (language: Language): RawBuilder<unknown> => sql`
  coalesce((select name ->> ${language}::text from product where code = extend_insurance.fourth_product), extend_insurance.fourth_product) as product_name,
  coalesce((select name ->> ${language}::text from extend_plan p where p.plan_code = extend_insurance.plan_code limit 1), extend_insurance.plan_code) as plan_name`;

export const extensionList = (context: Context): ListDefinition<ExtendInsuranceItem, Listed> => ({
  table: 'extendInsurance',
  columns: listColumns('extendInsurancesList', 'extendInsurance'),
  select: sql`extend_insurance.*, ${names(context.user.language)}`,
  toReply: (row) => replyOf(context, 'ExtendInsuranceItem', shown(context, row)),
});

/** Filters of the list and of its export. */
export const extensionFilters = (_context: Context, query: Query): Filter[] => [
  keywords(['extendInsurance.extendNo', 'extendInsurance.vin'], query.keyword),
  oneOf('extendInsurance.status', query.status),
  equal('extendInsurance.planCode', query.planCode),
  equal('extendInsurance.coverageType', query.coverageType),
  between('extendInsurance.applyDate', query.applyDate_begin, query.applyDate_end),
  equal('extendInsurance.payStatus', query.payStatus),
  equal('extendInsurance.dealerCode', query.dealerCode),
  query.toPay === 'Y' ? equal('extendInsurance.status', 'pass') : undefined,
];

/** The row with what follows from it. */
const shown = (context: Context, { productName: fourthProduct_dictText, ...row }: Listed) => ({
  ...row,
  fourthProduct_dictText,
  daysLeft: row.round === 0 && row.status === 'draft' ? daysBetween(today(context.user, context.services.now()), row.applyUntil) : null,
  allowedActions: allowedActions(extensionWorkflow, context.user, stateOf(context)(row)) as ExtendInsuranceItem['allowedActions'],
});

interface Besides {
  productName: string;
  planName: string;
  baseStart: string | null;
  baseEnd: string | null;
  extendEnd: string | null;
  printLanguage: Language;
}

/** One application with the plan of its machine's services and what covers the machine. */
export async function findExtension(context: Context, id: string): Promise<ExtendInsurance> {
  const { db, user } = context;
  const { header } = await extensionStore.find(context, id);
  const { rows } =
    await sql<Besides>`select ${names(user.language)}, v.warranty_start_date as base_start, v.warranty_end_date as base_end, v.extend_end_date as extend_end,
      coalesce((select print_language from handover_train h where h.vehicle_id = v.id and h.del_flag = 0 and h.status in ('pass', 'closed')
        order by h.create_time desc limit 1), d.language, ${user.language}) as print_language
    from extend_insurance join vehicle v on v.id = extend_insurance.vehicle_id left join dealer d on d.dealer_code = extend_insurance.dealer_code
    where extend_insurance.id = ${id}`.execute(db);
  const { baseStart, baseEnd, extendEnd, printLanguage, ...named } = rows[0]!;
  const files = await filesOf(db, id);
  return replyOf(context, 'ExtendInsurance', {
    ...shown(context, { ...header, ...named }),
    noHours: header.noHours === 'Y',
    systems: await systemsOf(context, header),
    printLanguage,
    cover: { baseStart, baseEnd, extendEnd },
    maintenance: (await plansOf(context, { id: header.vehicleId, vin: header.vin })).toReversed(),
    slots: extensionSlots.map((slot) => ({ slot, required: requiredSlots(header).includes(slot), files: files.get(slot) ?? 0 })),
  });
}

/** Names of the systems that an extension covers; none where it is the whole machine. */
async function systemsOf({ db, user }: Context, { coverageType }: ExtensionHeader): Promise<string[]> {
  if (coverageType === 'full') return [];
  const codes = [...extensionSystems[coverageType]];
  const { rows } = await sql<{ name: string }>`select coalesce(s.name ->> ${user.language}::text, c.code) as name
    from unnest(${codes}::text[]) with ordinality as c (code, place) left join bug_system s on s.code = c.code order by c.place`.execute(db);
  return rows.map(({ name }) => name);
}

/** The certificate of an extension that is, or was, in force. @throws E-007 */
export async function readCertificate(context: Context, id: string): Promise<ExtendInsurance> {
  const extension = await findExtension(context, id);
  const isInForce =
    extension.status === 'audit_succeeded' || (extension.status === 'closed' && extension.closeReason === 'expired' && extension.payStatus === 'paid');
  if (!isInForce) throw refuse('E-007', { status: extension.status_dictText });
  return extension;
}

/** The extensions of a machine that the user may see, the newest first. */
export async function extensionsOf({ db, services, user }: Context, { id }: TabMachine): Promise<VehicleExtension[]> {
  const { rows } = await sql<ExtensionHeader>`select * from extend_insurance where vehicle_id = ${id} and del_flag = 0
    and ${isInScope({ table: 'extendInsurance' }, user)} order by create_time desc limit 200`.execute(db);
  const text = (dictionary: string, value: string): string => services.dictionaries.text(dictionary, value, user.language);
  return rows.map((row) => ({
    id: row.id,
    extendNo: row.extendNo,
    status: row.status,
    status_dictText: text('bill_status', row.status),
    coverageType_dictText: text('coverage_type', row.coverageType),
    extendMonths: row.extendMonths,
    startDate: row.startDate,
    endDate: row.endDate,
    endHours: row.endHours,
    totalFee: row.totalFee,
    currency: row.currency,
    payStatus_dictText: text('pay_status', row.payStatus),
  }));
}

export const searchedExtensions = searchedList('extendInsurancesList', {
  list: extensionList,
  docType: 'extendInsurance',
  permission: 'extendInsurance:query',
  page: '/service/extendInsurance',
  noun: 'extend-insurance',
  title: 'extendNo',
  about: ['vin', 'dealerName'],
  fields: { extendNo: 'number', vin: 'vin' },
});
