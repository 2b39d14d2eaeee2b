/** Claims that follow from receipts. */
import { partsClaimAmount } from '@harrow/validation';
import { sql } from 'kysely';
import { act } from '../../../documents/act.ts';
import { actInBatches } from '../../../documents/actInBatches.ts';
import { newHeaderFor } from '../../../documents/saving/newHeader.ts';
import { systemContext } from '../../../documents/systemContext.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { newId } from '../../../shared/database/database.ts';
import { dealerDay } from '../../../shared/dealerDay.ts';
import { makerDay } from '../../../shared/makerDay.ts';
import { refuse } from '../../../shared/refusal/refusal.ts';
import { slots } from '../../../generated/slots.gen.ts';
import { linkFiles } from '../../attach/service.ts';
import { aboutReceipt } from '../../parts-arrival/service.ts';
import type { ArrivalDifferenceHooks, ArrivalWithDifferences } from '../../parts-arrival/hooks.ts';
import { partsClaimStore } from '../partsClaimStore.ts';
import { lineFacts } from '../reading/receivedParts.ts';
import { deadlineOf, periodsOf } from '../rules/deadline.ts';
import { claimableOf, partFacts } from '../rules/lineFacts.ts';
import { sourceOf } from '../rules/lines.ts';
import { withTotals } from '../rules/totals.ts';
import type { PartsClaimStatus } from '../rules/workflow.ts';
import { emptyLine, emptyPartsClaim, type PartsClaimDocument, type PartsClaimLine } from '../tables.ts';
import { kindOf, putLines } from './claimStep.ts';

const isMakers = ({ lineReason }: Pick<PartsClaimLine, 'lineReason'>): boolean => lineReason === 'over' || lineReason === 'wrong';

/** A claim with a line for each difference of a receipt that no other claim has taken, as its dealer would begin it. */
async function claimAbout(context: TrxContext, { arrival, differences }: ArrivalWithDifferences): Promise<PartsClaimDocument> {
  const { parts, taken } = await lineFacts(context, { id: null, sources: [...new Set(differences.map((one) => one.packingLineId ?? one.arrivalLineId))] });
  const lines = differences.flatMap(({ reason, qty, wrongPartsCode, ...difference }): PartsClaimLine[] => {
    const part = parts.get(difference.packingLineId ?? difference.arrivalLineId);
    if (!part) return [];
    const claimQty = Math.min(qty, claimableOf(reason, part, taken).qty);
    if (claimQty === 0) return [];
    const line: PartsClaimLine = {
      ...emptyLine,
      ...partFacts(part),
      partsName: part.partsName,
      id: newId(),
      lineReason: reason,
      claimQty,
      wrongPartsCode,
      // The maker's own goods are claimed as to be taken back.
      lineSolution: reason === 'over' || reason === 'wrong' ? 'return' : null,
    };
    return [{ ...line, amount: partsClaimAmount({ ...line, solution: line.lineSolution }) }];
  });
  const { id: arrivalId, arrivalNo, arrivalDate, packingId, packingNo, currency } = arrival;
  const header = {
    ...newHeaderFor(context, emptyPartsClaim, arrival),
    arrivalId,
    arrivalNo,
    arrivalDate,
    packingId,
    packingNo,
    currency,
    claimReason: lines[0]?.lineReason ?? emptyPartsClaim.claimReason,
  };
  return withTotals(
    { header, lines: lines.map((line, index) => ({ ...line, claimId: header.id, lineNo: index + 1 })) },
    parts,
    periodsOf(context.services.parameters),
  );
}

/** The photos of the damage belong to the claim, too. */
const linkPhotos = (context: TrxContext, { arrivalId, claimId }: { arrivalId: string; claimId: string }): Promise<void> =>
  linkFiles(context, {
    from: { tableName: 'parts_arrival', tableId: arrivalId, columnName: 'damagePhoto' },
    to: { tableName: 'parts_claim', tableId: claimId, columnName: 'partsPhoto' },
    most: slots.parts_claim.partsPhoto.most,
  });

/** Drafts about a receipt, and what was handed in, also by its packing list. */
async function claimsAbout({ db }: TrxContext, arrivalId: string): Promise<{ id: string; status: PartsClaimStatus; arrivalId: string | null }[]> {
  const { rows } = await sql<{ id: string; status: PartsClaimStatus; arrivalId: string | null }>`select id, status, arrival_id from parts_claim
    where ${aboutReceipt(arrivalId)} order by id`.execute(db);
  // A draft about a packing list may be about other receipts as well, and stays its dealer's.
  return rows.filter(({ status, arrivalId: own }) => own !== null || status !== 'draft');
}

const store = ({ db, services }: TrxContext, document: PartsClaimDocument): Promise<string> => partsClaimStore.insert(db, document, makerDay(services));

/** Hands in what is the maker's own of a draft, and drops the rest. @returns whether something is handed in */
async function handInMakers(context: TrxContext, id: string): Promise<boolean> {
  const system = systemContext(context.services, context.db);
  const { header, lines: stored } = await partsClaimStore.find(system, id);
  const makers = stored.filter(isMakers);
  if (makers.length === 0) {
    await act(system, kindOf(context), 'drop', { id });
    return false;
  }
  const others = stored.filter((line) => !isMakers(line));
  if (others.length > 0)
    await sql`delete from parts_claim_line where claim_id = ${id} and id = any(${others.map((line) => line.id)}::char(32)[])`.execute(context.db);
  const lines = makers.map((line): PartsClaimLine => ({ ...line, lineSolution: 'return' }));
  await putLines(context, header, stored, lines);
  const { parts } = await lineFacts(system, { id, sources: [...new Set(lines.map(sourceOf))] });
  const { claimAmount, claimReason } = withTotals(
    { header: { ...header, claimReason: lines[0]!.lineReason }, lines },
    parts,
    periodsOf(context.services.parameters),
  ).header;
  await act(system, kindOf(context), 'handIn', { id, changes: { claimAmount, claimReason, solution: 'return' } });
  return true;
}

export const arrivalDifferences: ArrivalDifferenceHooks = {
  claimDeadline: (parameters, { arrivalDate }) => deadlineOf('short', { arrivalDate, warrantyMonths: null }, periodsOf(parameters)),

  async booked(context, given) {
    const document = await claimAbout(context, given);
    const partsClaimNo = await store(context, document);
    await linkPhotos(context, { arrivalId: given.arrival.id, claimId: document.header.id });
    return { partsClaimNo };
  },

  async waived(context, { arrivalId }) {
    const system = systemContext(context.services, context.db);
    const claims = await claimsAbout(context, arrivalId);
    const handedIn = claims.find(({ status }) => status !== 'draft');
    if (handedIn) throw refuse('E-007', { status: context.services.dictionaries.text('bill_status', handedIn.status, context.user.language) });
    for (const { id } of claims) await act(system, kindOf(context), 'drop', { id });
  },

  async overdue(context, given) {
    const claims = await claimsAbout(context, given.arrival.id);
    let isHandedIn = claims.some(({ status }) => status !== 'draft' && status !== 'closed');
    const drafts = claims.filter(({ status }) => status === 'draft');
    for (const { id } of drafts) isHandedIn = (await handInMakers(context, id)) || isHandedIn;
    if (isHandedIn || drafts.length > 0) return isHandedIn;
    // Nobody began a claim: that of the maker's own goods is begun by the system.
    const makers = given.differences.filter(({ reason }) => reason === 'over' || reason === 'wrong');
    if (makers.length === 0) return false;
    const document = await claimAbout(context, { ...given, differences: makers });
    // Those of several receipts are claimed by their packing list.
    if (document.lines.length === 0) return false;
    await store(context, document);
    return handInMakers(context, document.header.id);
  },

  endReturned: (job) =>
    actInBatches(
      job,
      job.services.documents.get('partsClaim')!.kind,
      'lapse',
      sql`select c.id from parts_claim c join dealer d on d.dealer_code = c.dealer_code
        where c.status = 'no_pass' and c.del_flag = 0 and c.resubmit_until < ${dealerDay(job.services, 'd')}`,
    ),
};
