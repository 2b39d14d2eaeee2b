/** A claim as the wire shows it: texts in the user's language, what the user may do, nothing they may not see. */
import { dayAtMaker, makerDay } from '../../../shared/makerDay.ts';
import type { Operations } from '../../../generated/operations.gen.ts';
import { daysBetween } from '../../../shared/calendarDate.ts';
import { replyOf } from '../../../shared/contract/replyOf.ts';
import { hideFields } from '../../../shared/hidden-fields/hideFields.ts';
import { maskedName, privateNumber } from '../../../shared/hidden-fields/ownerPrivacy.ts';
import type { Context } from '../../../shared/context.ts';
import { type Language, message } from '../../../shared/messages/messages.ts';
import { isMaker, today } from '../../../shared/session/currentUser.ts';
import { lightOf } from '../../../documents/todo/light.ts';
import { allowedActions } from '../../../documents/workflow.ts';
import { coverageKindOf, coverageText } from '../../coverage/service.ts';
import type { StateColumns } from '../store/claimState.ts';
import { reviewDays } from '../rules/claimTasks.ts';
import type { NamedLines } from './claimQueries.ts';
import { requiredSlots } from '../rules/requiredSlots.ts';
import type { Risk } from '../rules/riskFlags.ts';
import type { ClaimHeader } from '../store/tables.ts';
import type { ChargeBackReply } from './chargeBacks.ts';
import { type ClaimState, claimWorkflow } from '../rules/workflow.ts';

export type ClaimItem = Operations['warrantyClaimsList']['reply']['result']['records'][number];
export type ClaimReply = Operations['warrantyClaimsDetail']['reply']['result'];

/** Inputs of a reply besides the record. */
export type Reader = Context & { stateOf: (claim: StateColumns) => ClaimState };

/** The first six labour codes, each in a field of its own. */
export const numberedCodes = (codes: readonly string[]) => ({
  workCode1: codes[0] ?? null,
  workCode2: codes[1] ?? null,
  workCode3: codes[2] ?? null,
  workCode4: codes[3] ?? null,
  workCode5: codes[4] ?? null,
  workCode6: codes[5] ?? null,
});

/** How long a claim has waited for its review, and whether that is late; null where no reviewer has to act. */
function waitOf(row: ClaimHeader, { services, user }: Reader): Pick<ClaimItem, 'ageDays' | 'sla'> {
  const { status, submitTime } = row;
  if (submitTime === null || (status !== 'submitted' && status !== 'pass')) return { ageDays: null, sla: null };
  return {
    ageDays: daysBetween(dayAtMaker(submitTime, services.parameters), makerDay(services)),
    sla: lightOf(reviewDays(row, services.parameters), today(user, services.now())),
  };
}

/** The part of a reply that the list and the whole claim have in common. */
export function itemReply(row: ClaimHeader, reader: Reader) {
  const { services, user } = reader;
  const text = (dictionary: string, value: string): string => services.dictionaries.text(dictionary, value, user.language);
  return {
    status_dictText: text('bill_status', row.status),
    claimType: row.claimType as ClaimItem['claimType'],
    claimType_dictText: text('claim_type', row.claimType),
    settlementStatus_dictText: text('settlement_status', row.settlementStatus),
    usedPartsStatus_dictText: text('used_parts_status', row.usedPartsStatus),
    ...waitOf(row, reader),
    allowedActions: allowedActions(claimWorkflow, user, reader.stateOf(row)) as ClaimItem['allowedActions'],
  };
}

/** The whole claim with its lines and charge-backs. */
export function toClaimReply(claim: ClaimHeader & NamedLines, chargeBacks: ChargeBackReply[], reader: Reader): ClaimReply {
  const { services, user } = reader;
  const { language } = user;
  const { dictionaries } = services;
  const {
    tenantId: _tenant,
    delFlag: _deleted,
    coverageParams,
    hourRate: _rate,
    firstReviewer: _first,
    chargeBackBy: _asker,
    chargedBackAmount: _charged,
    riskFlags,
    ...columns
  } = claim;
  const hideOwner = !isMaker(user) && claim.crossDealer === 'Y';
  const workCodes = claim.detailList.map(({ hourCode }) => hourCode);
  const reply: ClaimReply = {
    ...columns,
    ...itemReply(claim, reader),
    faultCount: claim.bugList.length,
    firstFault: claim.bugList[0]?.bugName ?? null,
    ...numberedCodes(workCodes),
    workCodes: workCodes.join(',') || null,
    ownerName: hideOwner ? maskedName(claim.ownerName) : claim.ownerName,
    contactPhone: privateNumber(claim.contactPhone, user),
    coverageReason: coverageText(language, claim.coverageReason, coverageParams),
    coverageKind: coverageKindOf(claim.claimType, claim.coverageKind),
    closeReason_dictText: dictionaries.text('close_reason', claim.closeReason, language),
    rejectReason_dictText: dictionaries.text('reject_reason', claim.rejectReason, language),
    riskFlags: riskFlags.map((risk) => riskReply(risk, language)),
    requiredSlots: requiredSlots({
      header: claim,
      noHours: claim.noHours,
      faults: claim.bugList.map(({ bugSystem, photoRequired }) => ({ bugSystem, photoRequired: photoRequired === 'Y' })),
      parts: claim.partsList,
    }),
    chargeBacks,
    bugList: claim.bugList.map((fault) => faultReply(fault, claim, reader)),
    partsList: claim.partsList.map((part) => ({
      ...part,
      sourceType_dictText: dictionaries.text('parts_source', part.sourceType, language),
    })),
    cores: claim.cores.map((core) => replyOf(reader, 'ClaimCore', core)),
  };
  return isMaker(user) ? reply : hideFields(reply, ['riskFlags', 'internalNote', 'supplierRecoveryAmount']);
}

const riskReply = ({ code, docId, docNo }: Risk, language: Language) => ({
  code,
  text: message(language, `risk.${code}`, { no: docNo ?? '' }),
  ...(docNo && { docNo }),
  ...(docId && { docId }),
});

export function faultReply(
  fault: NamedLines['bugList'][number],
  { detailList, partsList }: Pick<NamedLines, 'detailList' | 'partsList'>,
  { services, user }: Context,
): ClaimReply['bugList'][number] {
  const codes = detailList.filter(({ bugId }) => bugId === fault.id).map(({ hourCode }) => hourCode);
  return {
    ...fault,
    failureReason_dictText: services.dictionaries.text('failure_reason', fault.failureReason, user.language),
    causalPartCode: partsList.find((part) => part.bugId === fault.id && part.isCausal === 'Y')?.partsCode ?? null,
    ...numberedCodes(codes),
  };
}
