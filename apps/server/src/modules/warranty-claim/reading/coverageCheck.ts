import { checkVin, normaliseVin } from '@harrow/validation/vin';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { Language } from '../../../shared/messages/messages.ts';
import { invalid, refuse } from '../../../shared/refusal/refusal.ts';
import type { Services } from '../../../shared/services.ts';
import { type CurrentUser, today } from '../../../shared/session/currentUser.ts';
import { type ClaimFacts, claimFacts } from '../store/claimFacts.ts';
import { claimStore } from '../store/claimStore.ts';
import { contextOf } from '../../../shared/context.ts';
import { coverageKindOf, coverageText } from './claimReply.ts';
import { checkCoverage } from '../rules/coverage.ts';
import { coverageFacts, calculationSettings } from '../rules/recalculateClaim.ts';

type Question = { vin: string; claimType?: string; failureDate?: string; operatingHours?: number; bugCodes?: string };
type Answer = Operations['warrantyClaimsCoverage']['reply']['result'];

/** Would a failure be covered? For facts that are not saved: the form while it is filled in, or the "warranty check" of a machine. */
export async function checkCoverageOf(services: Services, user: CurrentUser, question: Question, language: Language): Promise<Answer> {
  const vin = normaliseVin(question.vin);
  if (!checkVin(vin).ok) throw invalid([{ field: 'vin', code: 'E-103' }]);
  const bugCodes = (question.bugCodes ?? '')
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean);
  const { failureDate = null, operatingHours = null, claimType = 'normal' } = question;
  const dealerCode = user.dealerCode ?? (await ownerOf(services, vin));
  const wanted = claimFacts({ vin, failureDate, bugCodes }, { dealerCode, day: today(user, services.now()) });
  const { facts } = await claimStore.findWithFacts<ClaimFacts>(contextOf(services, user), null, wanted);
  const { vehicle } = facts;
  if (!vehicle) throw refuse('E-012');
  const faults = facts.bugCodes.map(({ code, bugSystem }) => ({ bugCode: code, bugSystem }));
  const given = { header: { claimType, campaignNo: facts.openCampaigns[0] ?? null, failureDate, operatingHours }, faults, parts: [] };
  const { result, reason, params, kind } = checkCoverage(coverageFacts(given, { ...facts, vehicle }, calculationSettings(services)));
  return { coverageResult: result, coverageReason: coverageText(language, reason, params), coverageKind: coverageKindOf(claimType, kind) };
}

/** The maker's people ask on behalf of the dealer who has the machine. */
async function ownerOf({ db }: Services, vin: string): Promise<string> {
  const vehicle = await db.selectFrom('vehicle').select('dealerCode').where('vin', '=', vin).where('delFlag', '=', 0).executeTakeFirst();
  if (!vehicle) throw refuse('E-012');
  return vehicle.dealerCode;
}
