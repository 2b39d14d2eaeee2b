/** Reading dealers: the list, and one with its terms and what is open. */
import { multiply } from '@harrow/validation';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { openOfDealer } from '../../../documents/dealer/dealerEnd.ts';
import { isOfKind, statusOf } from '../../../documents/kind.ts';
import { allowedActions } from '../../../documents/workflow.ts';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { Dealer, DealerItem, DealerMissing } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { replyOf } from '../../../shared/contract/replyOf.ts';
import { snake } from '../../../shared/database/columnNames.ts';
import { exportedFields, type ExportedList, number, text } from '../../../shared/export/exportedList.ts';
import { listColumns } from '../../../shared/list/columns.ts';
import { equal, type Filter, mentioned, oneOf } from '../../../shared/list/filters.ts';
import type { ListDefinition } from '../../../shared/list/list.ts';
import { searchedList } from '../../../shared/list/searched.ts';
import { refuse } from '../../../shared/refusal/refusal.ts';
import { isInScope } from '../../../shared/scope/scope.ts';
import { coefficientOf } from '../../coefficient/service.ts';
import { labourRateOf } from '../../price/service.ts';
import { dealerKind, stateOf } from '../dealerKind.ts';
import { maskedAccount } from '../rules/bankAccount.ts';
import { fixedFields } from '../rules/toColumns.ts';
import type { DealerRow } from '../tables.ts';
import { dealerWorkflow } from '../workflow.ts';
import { asOfToday, missingIn } from './missing.ts';

const administrators = sql`coalesce((select string_agg(u.realname, ', ' order by u.realname collate alphabetical) from sys_user u join sys_user_role r on r.user_id = u.id
  join sys_user_depart p on p.user_id = u.id where p.org_code = dealer.org_code and r.role_code = 'DLR_ADMIN' and u.status = 1 and u.del_flag = 0), '')`;

/** Documents of all kinds that are not finished. */
function openDocuments({ services }: Context): RawBuilder<number> {
  const counts = [...services.documents.values()].flatMap(({ kind }) => {
    const { blocks = [], drops = [], ends = [] } = kind.dealerEnd ?? {};
    const statuses = [...blocks, ...drops, ...ends];
    // Machines are counted by themselves, and sub-dealers are no papers.
    if (statuses.length === 0 || ['vehicle', 'subDealer'].includes(kind.docType)) return [];
    return [
      sql`(select count(*)::int from ${sql.table(snake(kind.table))} doc where doc.dealer_code = dealer.dealer_code and doc.del_flag = 0 and ${isOfKind(kind, 'doc')}
        and ${sql.ref(`doc.${snake(statusOf(kind).column)}`)} = any(${statuses}::text[]))`,
    ];
  });
  return counts.length === 0 ? sql`0` : sql`(${sql.join(counts, sql` + `)})`;
}

const counted = (context: Context) => sql`${administrators} as administrators, ${openDocuments(context)} as open_documents,
  (select count(*)::int from vehicle v where v.dealer_code = dealer.dealer_code and v.del_flag = 0) as vehicle_count`;

type Listed = DealerRow & Pick<DealerItem, 'settlementCurrency' | 'administrators' | 'openDocuments' | 'vehicleCount'>;

const allowed = (context: Context, row: DealerRow) => allowedActions(dealerWorkflow, context.user, stateOf(context)(row)) as DealerItem['allowedActions'];

export const dealerList = (context: Context): ListDefinition<DealerItem, Listed> => ({
  table: 'dealer',
  columns: listColumns('dealerMastersList', 'dealer', undefined, { settlementCurrency: 'currency' }),
  select: sql`dealer.*, dealer.currency as settlement_currency, ${counted(context)}`,
  scope: dealerKind.scope!,
  toReply: (row) => replyOf(context, 'DealerItem', { ...row, allowedActions: allowed(context, row) }),
});

type Query = NonNullable<Operations['dealerMastersList']['data']['query']>;

/** Filters of the list and of its workbook. */
export const dealerFilters = ({ keyword, country, marketGroup, attribute, settlementCurrency, dealerStatus, contractEndUntil }: Query): Filter[] => [
  keywordFilter(keyword),
  equal('dealer.country', country),
  equal('dealer.marketGroup', marketGroup),
  equal('dealer.attribute', attribute),
  equal('dealer.currency', settlementCurrency),
  oneOf('dealer.dealerStatus', dealerStatus),
  contractEndUntil ? sql<SqlBool>`dealer.contract_end <= ${contractEndUntil}::date` : undefined,
];

const keywordFilter = (keyword: string | undefined): Filter => mentioned(keyword, 'dealer.dealerCode', 'dealer.dealerName', 'dealer.shortName');

export const dealerExport: ExportedList = {
  name: 'dealer',
  noun: 'dealer',
  columns: [
    ...exportedFields(
      'dealerMastersList',
      ['dealerCode', 'dealerName', 'shortName', 'country', 'region', 'marketGroup', 'attribute', 'settlementCurrency', 'dealerStatus'],
      {
        dealerName: 32,
      },
    ),
    text('administrators', { width: 28 }),
    number('vehicleCount'),
    number('openDocuments'),
    ...exportedFields('dealerMastersList', ['contractEnd', 'createTime']),
  ],
};

type DetailRow = Listed &
  Pick<Dealer, 'priceFactor' | 'travelRate' | 'userCount'> & {
    timezone: string;
    labourRate: number | null;
    labourFactor: number;
    missingNow: DealerMissing[];
    texts: { products: string };
  };

/** One dealer in the user's scope; E-012 when there is none. @param which by id, or the user's own */
export async function findDealer(context: Context, which: { id: string } | { dealerCode: string | null }): Promise<Dealer> {
  const { db, user, services } = context;
  const asOf = asOfToday(context);
  const { day } = asOf;
  const isIt = 'id' in which ? sql`dealer.id = ${which.id}` : sql`dealer.dealer_code = ${which.dealerCode}`;
  const { rows } = await sql<DetailRow>`select dealer.*, dealer.currency as settlement_currency, dealer.time_zone as timezone, ${counted(context)},
      ${coefficientOf('price_factor', { dealer: 'dealer', day })} as price_factor, ${coefficientOf('labour_rate_factor', { dealer: 'dealer', day })} as labour_factor,
      ${labourRateOf({ dealer: 'dealer', day })} as labour_rate, ${coefficientOf('travel_rate', { dealer: 'dealer', day })} as travel_rate,
      (select count(*)::int from sys_user_depart p join sys_user u on u.id = p.user_id join sys_depart d on d.org_code = p.org_code
        where d.dealer_code = dealer.dealer_code and u.del_flag = 0) as user_count,
      ${missingIn(asOf)} as missing_now,
      json_build_object('products', coalesce((select string_agg(coalesce(p.name ->> ${user.language}::text, p.code), ', ' order by p.sort_no, p.code)
        from product p where dealer.authorised_products ? p.code), '')) as texts
    from dealer where ${isIt} and ${isInScope(dealerKind, user)}`.execute(db);
  const [row] = rows;
  if (!row) throw refuse('E-012');
  const { texts, missingNow, ...found } = row;
  const isOpen = user.permissions.has('dealer:bank') || user.roles.includes('DLR_ADMIN');
  const account = (given: string | null): string | null => (isOpen ? given : maskedAccount(given));
  const open = await openOfDealer(context, { dealerCode: row.dealerCode });
  const reply = {
    ...found,
    pendingBank: row.pendingBank && { ...row.pendingBank, accountNumber: account(row.pendingBank.accountNumber)! },
    labourRate: row.labourRate === null ? null : multiply([row.labourRate, row.labourFactor]),
    industry_dictText: row.industry.map((value) => services.dictionaries.text('industry', value, user.language)).join(', '),
    authorisedProducts_dictText: texts.products,
    missing: missingNow,
    openCounts: open.map(({ docType, count }) => ({ docType, docType_dictText: services.dictionaries.text('doc_type', docType, user.language), count })),
    fixed: [...fixedFields],
    allowedActions: allowed(context, row),
  };
  return replyOf(context, 'Dealer', reply, { accountNumber: account(row.accountNumber) });
}

export const searchedDealers = searchedList('dealerMastersList', {
  list: dealerList,
  docType: 'dealer',
  permission: 'dealer:query',
  page: '/network/dealer',
  noun: 'dealer',
  title: 'dealerName',
  about: ['dealerCode'],
  fields: { dealerCode: 'code', dealerName: 'words', shortName: 'words' },
});
