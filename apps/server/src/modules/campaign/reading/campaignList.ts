/** Campaigns as lists show them: to those who carry them out, and to those who keep them. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { allowedActions } from '../../../documents/workflow.ts';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { CampaignItem } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { replyOf } from '../../../shared/contract/replyOf.ts';
import { type ExportedList, exportedFields, text } from '../../../shared/export/exportedList.ts';
import { listColumns } from '../../../shared/list/columns.ts';
import { mentions } from '../../../shared/list/mentions.ts';
import { between, equal, type Filter, keywords, oneOf, search } from '../../../shared/list/filters.ts';
import type { ListDefinition } from '../../../shared/list/list.ts';
import { inLanguages, searchedList } from '../../../shared/list/searched.ts';
import type { CurrentUser } from '../../../shared/session/currentUser.ts';
import { isMaker } from '../../../shared/session/currentUser.ts';
import { isKeeper, isReadBy, ownMachines } from '../audience.ts';
import { stateOf } from '../campaignKind.ts';
import { textIn } from '../texts.ts';
import { campaignWorkflow } from '../workflow.ts';

type Query = NonNullable<Operations['campaignsList']['data']['query']>;

/** Machines of campaigns by what has become of them, over rows of `vehicle_campaign vc`. */
export const countColumns = sql`count(*)::int as total, count(*) filter (where vc.status = 'open')::int as open, count(*) filter (where vc.status = 'claimed')::int as claimed,
  count(*) filter (where vc.status = 'done')::int as done, count(*) filter (where vc.status = 'excluded')::int as excluded,
  round(100.0 * count(*) filter (where vc.status = 'done') / nullif(count(*) filter (where vc.status <> 'excluded'), 0), 1) as completion_rate`;

/** Columns of a campaign in the list. */
export const itemColumns = ({ user: { language } }: Context): RawBuilder<Listed> => sql`service_campaign.id, version, create_time, campaign_no,
  ${textIn('title', language)} as title, campaign_type, severity, second_product, third_products, valid_from, valid_to, service_campaign.status, mileage_paid,
  stop_delivery, release_time, create_by, update_time, counts.*,
  coalesce((select string_agg(coalesce(p.name ->> ${language}::text, p.code), ', ' order by p.sort_no, p.code) from product p
    where service_campaign.third_products ? p.code), '') as third_products_dict_text`;

/** Its counts: of all machines for keepers, which need not be looked at for that, else of those in the user's scope. */
export function countsOf(user: CurrentUser, isKept: boolean): RawBuilder<unknown> {
  const machines = isKept ? sql`` : sql`join vehicle on vehicle.vin = vc.vin and ${ownMachines(user)}`;
  return sql`left join lateral (select ${countColumns}
    from vehicle_campaign vc ${machines} where vc.campaign_no = service_campaign.campaign_no) counts on true`;
}

type Listed = Omit<CampaignItem, 'thirdProducts_dictText' | 'allowedActions'> & { thirdProductsDictText: string };

/** The row with what the user may do. */
export const toItem = <Row extends Pick<Listed, 'thirdProductsDictText' | 'status'>>(context: Context, { thirdProductsDictText, ...row }: Row) => ({
  ...row,
  thirdProducts_dictText: thirdProductsDictText,
  allowedActions: allowedActions(campaignWorkflow, context.user, stateOf(row)) as CampaignItem['allowedActions'],
});

const listOf =
  (isKept: boolean) =>
  (context: Context): ListDefinition<CampaignItem, Listed> => ({
    table: 'serviceCampaign',
    columns: listColumns('campaignsList', 'serviceCampaign'),
    select: itemColumns(context),
    joins: countsOf(context.user, isKept),
    scope: isKept ? () => undefined : isReadBy,
    toReply: (row) => replyOf(context, 'CampaignItem', toItem(context, row)),
  });

/** For those who carry them out. */
export const campaignList = listOf(false);
/** For those who keep them. */
export const keptList = listOf(true);

/** Filters of the lists and of their exports. */
export const campaignFilters = ({ user }: Context, query: Query): Filter[] => [
  keywordFilter(query.keyword, user),
  oneOf('serviceCampaign.status', query.status),
  equal('serviceCampaign.campaignType', query.campaignType),
  equal('serviceCampaign.severity', query.severity),
  equal('serviceCampaign.secondProduct', query.secondProduct),
  between('serviceCampaign.validTo', query.validTo_begin, query.validTo_end),
  query.withOpen === 'Y' ? sql<SqlBool>`(service_campaign.status = 'pass' and ${hasMachine(sql`${ownMachines(user)} and vc.status = 'open'`)})` : undefined,
  query.mine === 'Y' ? isMine(user) : undefined,
];

const keywordFilter = (keyword: string | undefined, { language }: CurrentUser): Filter => {
  const words = keyword?.trim();
  if (!words) return undefined;
  const numbers = keywords(['serviceCampaign.campaignNo'], words)!;
  return search(sql<SqlBool>`(${numbers.search} or ${mentions(words, textIn('title', language))})`);
};

const hasMachine = (condition: RawBuilder<unknown>) =>
  sql<SqlBool>`exists (select from vehicle_campaign vc join vehicle on vehicle.vin = vc.vin where vc.campaign_no = service_campaign.campaign_no and ${condition})`;

/** Of dealers: with a machine at the user's own place. Of staff: begun by the user. */
const isMine = (user: CurrentUser): RawBuilder<SqlBool> =>
  isMaker(user)
    ? sql<SqlBool>`service_campaign.create_by = ${user.username}`
    : hasMachine(sql`${ownMachines(user)} and vehicle.org_code = ${user.orgCode ?? ''}`);

export const campaignExport: ExportedList = {
  name: 'campaign',
  noun: 'campaign',
  columns: [
    ...exportedFields('campaignsList', ['campaignNo', 'title', 'campaignType', 'severity', 'secondProduct'], { title: 40 }),
    { ...text('thirdProducts', { width: 32 }), from: 'thirdProducts_dictText' },
    ...exportedFields('campaignsList', [
      'validFrom',
      'validTo',
      'total',
      'open',
      'claimed',
      'done',
      'excluded',
      'completionRate',
      'status',
      'mileagePaid',
      'stopDelivery',
      'releaseTime',
      'createBy',
      'createTime',
      'updateTime',
    ]),
  ],
};

export const searchedCampaigns = searchedList('campaignsList', {
  list: (context) => listOf(isKeeper(context.user))(context),
  docType: 'campaign',
  permission: 'campaign:query',
  page: '/service/campaign',
  noun: 'campaign',
  title: 'title',
  about: ['campaignNo'],
  fields: { campaignNo: 'number', title: inLanguages('serviceCampaign.title') },
});
