/** Everything outside a claim that its rules ask about. */
import { sql } from 'kysely';
import { type Facts, placeIn } from '../../../documents/saving/store.ts';
import { constantSql } from '../../../shared/database/constantSql.ts';
import type { Texts } from '../../../shared/messages/messages.ts';
import { type PlannedService, plannedServicesOf, type Policy, policyOf } from '../../coverage/service.ts';
import { campaignsOf, type MachineCampaign } from '../../campaign/service.ts';
import { coefficientOf } from '../../coefficient/service.ts';
import { labourRateOf, partPrice } from '../../price/service.ts';
import type { VehicleStatus } from '../../vehicle/tables.ts';
import { emptyFault, emptyLabour, emptyPart, type YesNo } from './tables.ts';

export type ClaimVehicle = {
  id: string;
  vin: string;
  engineNo: string;
  dealerCode: string;
  secondProduct: string;
  thirdProduct: string;
  fourthProduct: string;
  vehicleStatus: VehicleStatus;
  warrantySuspended: 'Y' | 'N';
  deliveryDate: string | null;
  ownerName: string | null;
  warrantyStartDate: string | null;
  warrantyEndDate: string | null;
  warrantyMonths: number | null;
  warrantyHours: number | null;
  extendEndDate: string | null;
  extendHours: number | null;
  extendCoverage: 'full' | 'powertrain' | 'engine' | null;
  extensionFee: number | null;
  nextMaintDate: string | null;
  nextMaintHours: number | null;
  plan: PlannedService[];
};

export type BugCodeFact = {
  code: string;
  bugSystem: string;
  name: Texts;
  mainComponent: YesNo;
  photoRequired: YesNo;
  defaultSupplierCode: string | null;
  enabled: YesNo;
};
export type ServiceCodeFact = {
  hourCode: string;
  bugSystem: string;
  bugCodes: string[];
  thirdProducts: string[];
  standardHours: number;
  overlapGroup: string | null;
  diagnosis: YesNo;
  enabled: YesNo;
};
export type PartFact = {
  partsCode: string;
  category: string;
  replacedBy: string | null;
  coreReturn: YesNo;
  serialised: YesNo;
  /** Of the part itself; null: the usual ones. */
  warrantyMonths: number | null;
  supplierCode: string | null;
  enabled: YesNo;
  /** In the dealer's currency; null when not maintained. */
  price: number | null;
  /** The last time it was replaced on this machine by another claim. */
  replaced: { date: string; hours: number | null } | null;
};

/** Another claim on the same machine with one of the fault codes, handed in at least once. */
export type PriorFault = { claimId: string; claimNo: string; dealerCode: string; bugCode: string; failureDate: string | null };

export type ClaimFacts = {
  vehicle: ClaimVehicle | null;
  policy: Policy | null;
  /** Those that name the machine, drafts apart. */
  campaigns: MachineCampaign[];
  dealer: {
    country: string;
    currency: string;
    bankName: string | null;
    accountNumber: string | null;
    hourRate: number | null;
    hourFactor: number;
    travelRate: number | null;
    /** Allowance of the dealer for handling parts; null: the usual one. */
    handlingPct: number | null;
  };
  bugSystems: string[];
  bugCodes: BugCodeFact[];
  serviceCodes: ServiceCodeFact[];
  parts: PartFact[];
  /** Codes of the warehouses of its unit that parts may come from. */
  warehouses: string[];
  priorFaults: PriorFault[];
  /** Latest reading of the hour meter up to the failure, by other documents. */
  lastReading: { date: string; hours: number } | null;
};

/** Facts of a claim whose machine exists. */
export type KnownFacts = ClaimFacts & { vehicle: ClaimVehicle };

/** Input that replaces stored values of the claim when its facts are read; omitted fields stay as stored. */
export interface TypedFacts {
  vin?: string;
  failureDate?: string | null;
  bugCodes?: readonly string[];
  hourCodes?: readonly string[];
  partsCodes?: readonly string[];
}

/** The machine and the dealer that the rows `wanted` ask about. */
const factRows = constantSql(sql`machine as (
      select v.* from vehicle v, wanted where v.vin = wanted.vin and v.del_flag = 0
    ), owner as (
      select d.* from dealer d, wanted where d.dealer_code = wanted.dealer_code
    )`);

const pricedOn = sql`wanted.day`;

/** The facts as one value, of a statement with the rows `wanted`, `codes` and `factRows`. */
const factsValue = constantSql(sql`json_build_object(
      'vehicle', (select json_build_object('id', id, 'vin', vin, 'engineNo', engine_no, 'dealerCode', dealer_code, 'secondProduct', second_product, 'thirdProduct', third_product, 'fourthProduct', fourth_product,
        'vehicleStatus', vehicle_status, 'warrantySuspended', warranty_suspended, 'deliveryDate', delivery_date, 'ownerName', owner_name, 'warrantyStartDate', warranty_start_date, 'warrantyEndDate', warranty_end_date, 'warrantyMonths', warranty_months,
        'warrantyHours', warranty_hours, 'extendEndDate', extend_end_date, 'extendHours', extend_hours, 'extendCoverage', extend_coverage, 'extensionFee', extension_fee, 'nextMaintDate', next_maint_date,
        'nextMaintHours', next_maint_hours, 'plan', ${plannedServicesOf({ vin: sql`machine.vin` })}) from machine),
      'policy', (select ${policyOf({ secondProduct: sql`m.second_product`, thirdProduct: sql`m.third_product`, day: sql`coalesce(m.delivery_date, ${pricedOn})` })} from machine m, wanted),
      'campaigns', (select ${campaignsOf({ vin: sql`wanted.vin`, day: pricedOn, claimNo: sql`wanted.claim_no` })} from wanted),
      'dealer', (select json_build_object('country', o.country, 'currency', o.currency, 'bankName', o.bank_name, 'accountNumber', o.account_number,
        'hourRate', ${labourRateOf({ dealer: 'o', day: pricedOn })}, 'hourFactor', ${coefficientOf('labour_rate_factor', { dealer: 'o', day: pricedOn })},
        'travelRate', ${coefficientOf('travel_rate', { dealer: 'o', day: pricedOn })},
        'handlingPct', round((${coefficientOf('parts_handling_factor', { dealer: 'o', day: pricedOn })} - 1) * 100, 2)) from owner o, wanted),
      'bugSystems', coalesce((select json_agg(code) from bug_system), '[]'),
      'bugCodes', coalesce((select json_agg(json_build_object('code', code, 'bugSystem', bug_system, 'name', name, 'mainComponent', main_component, 'photoRequired', photo_required, 'defaultSupplierCode', default_supplier_code, 'enabled', enabled))
        from bug_code where code = any((select bug_codes from codes)::text[])), '[]'),
      'serviceCodes', coalesce((select json_agg(json_build_object('hourCode', hour_code, 'bugSystem', bug_system, 'bugCodes', bug_codes, 'thirdProducts', third_products, 'standardHours', standard_hours,
        'overlapGroup', overlap_group, 'diagnosis', diagnosis, 'enabled', enabled)) from service_code where hour_code = any((select hour_codes from codes)::text[])), '[]'),
      'parts', coalesce((select json_agg(json_build_object('partsCode', p.parts_code, 'category', p.parts_category, 'replacedBy', p.replaced_by, 'coreReturn', p.core_return, 'serialised', p.serialised,
        'warrantyMonths', p.warranty_months_parts, 'supplierCode', p.supplier_code, 'enabled', p.enabled,
        'price', ${partPrice({ dealer: 'o', partsCode: sql`p.parts_code`, currency: sql`o.currency`, day: pricedOn })},
        'replaced', (select json_build_object('date', c.repair_date, 'hours', c.operating_hours) from warranty_claim c join claim_parts cp on cp.claim_id = c.id
          where c.vin = wanted.vin and c.id <> wanted.claim_id and c.del_flag = 0 and cp.parts_code = p.parts_code and c.repair_date is not null
            and (c.status in ('pass', 'audit_succeeded') or c.close_reason = 'settled') order by c.repair_date desc limit 1)))
        from parts p, owner o, wanted where p.parts_code = any((select parts_codes from codes)::text[])), '[]'),
      'warehouses', coalesce((select json_agg(w.code) from dealer_warehouse w, wanted where w.dealer_code = wanted.dealer_code and w.sub_dealer_code = wanted.sub_dealer_code
        and w.kind = 'normal' and w.enabled = 'Y'), '[]'),
      'priorFaults', coalesce((select json_agg(json_build_object('claimId', c.id, 'claimNo', c.claim_no, 'dealerCode', c.dealer_code, 'bugCode', b.bug_code, 'failureDate', c.failure_date) order by c.failure_date desc)
        from warranty_claim c join claim_bug b on b.claim_id = c.id, wanted
        where c.vin = wanted.vin and c.id <> wanted.claim_id and c.del_flag = 0 and c.round > 0 and c.status <> 'draft' and b.bug_code = any((select bug_codes from codes)::text[])), '[]'),
      'lastReading', (select json_build_object('date', h.day, 'hours', h.hours) from vehicle_hours h join machine m on m.id = h.vehicle_id, wanted
        where not (h.source = 'warrantyClaim' and h.source_no = wanted.claim_no) and h.day <= wanted.failure_date order by h.hours desc limit 1)
    )`);

/**
 * Facts for the rules of a claim, as part of the statement that reads the claim (`stored`, without a row for one that is not stored).
 * Sees machines of every dealer: a clerk may repair them all.
 * @param dealerCode of a claim that is not stored, as is `subDealerCode`
 * @param day prices and rates of this day
 */
export function claimFacts(typed: TypedFacts, { dealerCode, subDealerCode, day }: { dealerCode: string; subDealerCode: string | null; day: string }): Facts {
  const { vin = null, failureDate, bugCodes = [], hourCodes = [], partsCodes = [] } = typed;
  const codes = (of: readonly string[], lines: string, place: number) =>
    sql`${[...of]}::text[] || array(select line ->> ${sql.lit(place)} from stored, json_array_elements(${sql.ref(lines)}) as line)`;
  return {
    rows: sql`wanted as materialized (
        select coalesce(${vin}::text, stored.vin) as vin, coalesce(stored.dealer_code, ${dealerCode}::text) as dealer_code,
          case when stored.id is null then ${subDealerCode ?? ''}::text else coalesce(stored.sub_dealer_code, '') end as sub_dealer_code,
          coalesce(stored.id, '')::char(32) as claim_id, coalesce(stored.claim_no, '') as claim_no, ${day}::date as day,
          coalesce(case when ${failureDate !== undefined}::boolean then ${failureDate ?? null}::date else stored.failure_date end, ${day}::date) as failure_date
        from (select 1) as one left join stored on true
      ), codes as materialized (
        select ${codes(bugCodes, 'stored.list_faults', placeIn(emptyFault, 'bugCode'))} as bug_codes, ${codes(hourCodes, 'stored.list_labour', placeIn(emptyLabour, 'hourCode'))} as hour_codes,
          ${codes(partsCodes, 'stored.list_parts', placeIn(emptyPart, 'partsCode'))} as parts_codes
      ), ${factRows}`,
    value: factsValue,
  };
}
