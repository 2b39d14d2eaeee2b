/** A machine as the wire shows it: names in the user's language, the owner's phone and papers masked by role. */
import type { Operations } from '../../../generated/operations.gen.ts';
import { daysBetween } from '../../../shared/calendarDate.ts';
import { privateNumber } from '../../../shared/hidden-fields/ownerPrivacy.ts';
import type { Context } from '../../../shared/context.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { begunFromRow } from './begunDocuments.ts';
import type { VehicleTable } from '../tables.ts';
import { allowedActions } from '../../../documents/workflow.ts';
import { stateOf } from '../vehicleKind.ts';
import { vehicleWorkflow } from '../workflow.ts';
import type { Selectable } from 'kysely';

export type VehicleItem = Operations['vehiclesList']['reply']['result']['records'][number];
export type VehicleReply = Operations['vehiclesDetail']['reply']['result'];
type ProductNames = Pick<VehicleItem, 'secondProduct_dictText' | 'thirdProduct_dictText' | 'fourthProduct_dictText'>;
export type VehicleRow = Selectable<VehicleTable> & { productNames: ProductNames };

/** Days before its end from which a warranty counts as ending soon. */
const soonDays = 60;

export function warrantyState(endDate: string | null, day: string): VehicleItem['warrantyState'] {
  if (endDate === null) return 'none';
  const left = daysBetween(day, endDate);
  if (left < 0) return 'expired';
  return left <= soonDays ? 'soon' : 'ok';
}

export type ItemRow = Omit<
  VehicleItem,
  keyof ProductNames | 'vehicleStatus_dictText' | 'pdiStatus_dictText' | 'warrantyState' | 'allowedActions' | 'begins'
> & {
  productNames: ProductNames;
};

export function toVehicleItem({ productNames, ...row }: ItemRow, context: Context): VehicleItem {
  const { services, user } = context;
  return {
    ...row,
    ...productNames,
    vehicleStatus_dictText: services.dictionaries.text('vehicle_status', row.vehicleStatus, user.language),
    pdiStatus_dictText: services.dictionaries.text('bill_status', row.pdiStatus, user.language),
    warrantyState: warrantyState(row.warrantyEndDate, today(user, services.now())),
    allowedActions: allowedActions(vehicleWorkflow, user, stateOf(row)) as VehicleItem['allowedActions'],
    begins: begunFromRow(context, row),
  };
}

type Passport = Pick<VehicleReply, 'engineHistory' | 'openCampaigns' | 'events' | 'claims' | 'hours' | 'begins'>;

/** The machine's passport. */
export function toVehicleReply(row: VehicleRow, passport: Passport, context: Context): VehicleReply {
  const { services, user } = context;
  const { language } = user;
  const { text } = services.dictionaries;
  const {
    productNames,
    tenantId: _tenant,
    orgCode: _org,
    orderLineId: _line,
    delFlag: _deleted,
    scrapReason: _scrapReason,
    warrantyReason: _warrantyReason,
    createBy: _by,
    updateBy: _updateBy,
    updateTime: _updateTime,
    extendCoverage: _coverage,
    extensionFee: _fee,
    ...columns
  } = row;
  return {
    ...columns,
    ...toVehicleItem({ ...columns, productNames } as ItemRow, context),
    ownerPhone: privateNumber(row.ownerPhone, user),
    ownerIdNo: privateNumber(row.ownerIdNo, user),
    endUserPhone: privateNumber(row.endUserPhone, user),
    config_dictText: text('vehicle_config', columns.config, language),
    color_dictText: text('vehicle_color', columns.color, language),
    ownerCountry_dictText: text('country', row.ownerCountry, language),
    endUserType_dictText: text('end_user_type', row.endUserType, language),
    industry_dictText: text('industry', row.industry, language),
    nextMaintLevel_dictText: text('maint_level', columns.nextMaintLevel, language),
    insuranceStatus_dictText: text('insurance_status', columns.insuranceStatus, language),
    cropType_dictText: text('crop', row.cropType, language),
    ...passport,
  };
}
