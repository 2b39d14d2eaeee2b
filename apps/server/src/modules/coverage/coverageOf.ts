import { checkVin, readVin } from '@harrow/validation/vin';
import { sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context } from '../../shared/context.ts';
import { invalid, refuse } from '../../shared/refusal/refusal.ts';
import { today } from '../../shared/session/currentUser.ts';
import { checkCoverage, type CoverageFacts } from './checkCoverage.ts';
import { coverageKindOf, coverageText } from './coverageTexts.ts';
import { maintenanceTolerance, openCampaignsOf, partsWarranty, plannedServicesOf, type Policy, policyOf, toPolicyFacts } from './policies.ts';

interface Question {
  vin: string;
  claimType?: string;
  failureDate?: string;
  operatingHours?: number;
  /** Separated by commas. */
  bugCodes?: string;
}
type Answer = Operations['warrantyClaimsCoverage']['reply']['result'];

interface Row extends CoverageMachine {
  policy: Policy | null;
  openCampaigns: string[];
  bugCodes: { bugSystem: string; mainComponent: 'Y' | 'N' }[];
}
type CoverageMachine = CoverageFacts['vehicle'];

/**
 * Would a failure be covered? For facts that are not saved: a form while it is filled in, or the "warranty check" of a machine.
 * Machines of every dealer are known: a clerk may repair them all.
 * @throws E-103 for a misspelt VIN, E-012 for a machine that does not exist
 */
export async function coverageOf({ db, user, services }: Context, question: Question): Promise<Answer> {
  const vin = readVin(question.vin);
  if (!checkVin(vin).ok) throw invalid([{ field: 'vin', code: 'E-103' }]);
  const { failureDate = null, operatingHours = null, claimType = 'normal', bugCodes = '' } = question;
  const codes = bugCodes
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean);
  const day = sql`${today(user, services.now())}::date`;
  const { rows } =
    await sql<Row>`select vehicle_status, warranty_suspended, delivery_date, warranty_start_date, warranty_end_date, warranty_hours, extend_end_date, extend_hours, extend_coverage,
      next_maint_date, next_maint_hours, ${plannedServicesOf({ vin: sql`m.vin` })} as plan, ${policyOf({ secondProduct: sql`m.second_product`, thirdProduct: sql`m.third_product`, day: sql`coalesce(m.delivery_date, ${day})` })} as policy,
      ${openCampaignsOf({ vin: sql`m.vin`, day })} as open_campaigns,
      coalesce((select json_agg(json_build_object('bugSystem', bug_system, 'mainComponent', main_component)) from bug_code where code = any(${codes}::text[])), '[]') as bug_codes
    from vehicle m where m.vin = ${vin} and m.del_flag = 0`.execute(db);
  if (!rows[0]) throw refuse('E-012');
  const { policy, openCampaigns, bugCodes: known, ...vehicle } = rows[0];
  const { result, reason, params, kind } = checkCoverage({
    claimType,
    campaignNo: openCampaigns[0] ?? null,
    failureDate,
    operatingHours,
    vehicle,
    policy: toPolicyFacts(policy),
    maintenance: maintenanceTolerance(services),
    partsWarranty: partsWarranty(services),
    openCampaigns,
    faults: known.map(({ bugSystem, mainComponent }) => ({ bugSystem, mainComponent: mainComponent === 'Y' })),
    parts: [],
  });
  return { coverageResult: result, coverageReason: coverageText(user.language, reason, params), coverageKind: coverageKindOf(claimType, kind) };
}
