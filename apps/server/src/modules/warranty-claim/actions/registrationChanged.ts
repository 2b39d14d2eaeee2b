import { sql } from 'kysely';
import type { MachineEvents } from '../../vehicle/hooks.ts';
import type { RiskCode } from '../rules/riskFlags.ts';

const raised: RiskCode = 'registrationChanged';
const hint = JSON.stringify([{ code: raised }]);

/**
 * The registration by which claims were judged is corrected. Those that their dealer can still change read their cover anew; the others
 * keep what they were judged by, and say so to their reviewers.
 */
export const registrationChanged: NonNullable<MachineEvents['delivered']> = async ({ db }, { vin, on, again }) => {
  if (!on || !again) return;
  await sql`update warranty_claim set risk_flags = risk_flags || ${hint}::jsonb
    where vin = ${vin} and del_flag = 0 and status not in ('draft', 'no_pass') and not risk_flags @> ${hint}::jsonb`.execute(db);
};
