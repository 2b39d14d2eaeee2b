/** The machines of a campaign. */
import { type SqlBool, sql } from 'kysely';
import type { CampaignVehicle } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { replyOf } from '../../../shared/contract/replyOf.ts';
import { type ExportedList, exportedFields } from '../../../shared/export/exportedList.ts';
import { knowsOwners, maskedName, privateNumber } from '../../../shared/hidden-fields/ownerPrivacy.ts';
import { listColumns } from '../../../shared/list/columns.ts';
import { keywords, type Filter, oneOf } from '../../../shared/list/filters.ts';
import type { ListDefinition } from '../../../shared/list/list.ts';
import { refuse } from '../../../shared/refusal/refusal.ts';
import { isVisible, scopeCondition } from '../../../shared/scope/scope.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { isBegunAbout } from '../../vehicle/service.ts';
import { isReleased } from '../claims.ts';
import { campaignScope, ownMachines } from '../audience.ts';

type Row = Omit<CampaignVehicle, 'fourthProduct_dictText' | 'begins'> & { productName: string; warrantySuspended: 'Y' | 'N'; isRunning: boolean };

/** Those in the user's scope. */
export const campaignVehicles = (context: Context): ListDefinition<CampaignVehicle, Row> => {
  const { user, services } = context;
  const day = sql`${today(user, services.now())}::date`;
  return {
    table: 'vehicleCampaign',
    softDeleted: false,
    columns: listColumns('campaignsVehicleList', 'vehicleCampaign'),
    select: sql`vehicle_campaign.id, vehicle_campaign.vin, vehicle.id as vehicle_id, vehicle.fourth_product,
      coalesce((select name ->> ${user.language}::text from product where code = vehicle.fourth_product), vehicle.fourth_product) as product_name,
      vehicle.dealer_code, vehicle.dealer_name, vehicle.sub_dealer_name, vehicle.owner_name, vehicle.owner_phone, vehicle.vehicle_status, vehicle_campaign.status,
      vehicle_campaign.claim_no, claim.id as claim_id, completed_date, reminded_time, exclude_reason, vehicle_campaign.create_time,
      vehicle.warranty_suspended, exists (select from service_campaign c where c.campaign_no = vehicle_campaign.campaign_no and ${isReleased(day)}) as is_running`,
    joins: sql`left join vehicle on vehicle.vin = vehicle_campaign.vin
      left join warranty_claim claim on claim.claim_no = vehicle_campaign.claim_no and claim.del_flag = 0 and ${scopeCondition(user, 'claim') ?? sql`true`}`,
    defaultSort: { column: 'vin', order: 'asc' },
    scope: () => sql<SqlBool>`exists (select from vehicle where vehicle.vin = vehicle_campaign.vin and ${ownMachines(user)})`,
    toReply({ productName: fourthProduct_dictText, ownerName, isRunning, ...row }) {
      const isOpen = isRunning && row.status === 'open' && isBegunAbout(context, row, 'warrantyClaim');
      return replyOf(
        context,
        'CampaignVehicle',
        { ...row, fourthProduct_dictText, ownerName: knowsOwners(user) ? ownerName : maskedName(ownerName), begins: isOpen ? ['warrantyClaim'] : [] },
        { ownerPhone: privateNumber(row.ownerPhone, user) },
      );
    },
  };
};

interface Query {
  id: string;
  status?: string;
  dealerCode?: string;
  keyword?: string;
}

/** Filters of the list and of its export. */
export const vehicleFilters = ({ id, status, dealerCode, keyword }: Query): Filter[] => [
  sql<SqlBool>`vehicle_campaign.campaign_no = (select campaign_no from service_campaign where id = ${id})`,
  oneOf('vehicleCampaign.status', status),
  dealerCode ? sql<SqlBool>`exists (select from vehicle where vehicle.vin = vehicle_campaign.vin and vehicle.dealer_code = ${dealerCode})` : undefined,
  keywords(['vehicleCampaign.vin'], keyword),
];

/** E-012 for a campaign that the user does not see. */
export async function mustSee(context: Context, id: string): Promise<void> {
  if (!(await isVisible(context, { table: 'serviceCampaign', scope: campaignScope }, id))) throw refuse('E-012');
}

export const vehicleExport: ExportedList = {
  name: 'campaignVehicles',
  noun: 'campaign',
  columns: exportedFields(
    'campaignsVehicleList',
    [
      'vin',
      'fourthProduct',
      'dealerCode',
      'dealerName',
      'subDealerName',
      'ownerName',
      'vehicleStatus',
      'status',
      'claimNo',
      'completedDate',
      'remindedTime',
      'excludeReason',
      'createTime',
    ],
    { vin: 22, claimNo: 22, dealerName: 28, excludeReason: 40 },
  ),
};
