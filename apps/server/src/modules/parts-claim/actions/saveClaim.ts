/** Saving a draft, or a claim that went back. */
import { sql } from 'kysely';
import { partsClaimAmount } from '@harrow/validation';
import { readVin } from '@harrow/validation/vin';
import { newHeaderFor, newHeader, type DocumentOwner } from '../../../documents/saving/newHeader.ts';
import { type Composed, changeDocument, type SavedAnswer, type SavedKind, saveDocument } from '../../../documents/saving/saveDocument.ts';
import type { PartsClaimInput, PartsClaimLineInput } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import type { KeepResult } from '../../../shared/contract/commit.ts';
import { newId } from '../../../shared/database/database.ts';
import { type InvalidField, invalid } from '../../../shared/refusal/refusal.ts';
import { isInScope } from '../../../shared/scope/scope.ts';
import { partsClaimKind } from '../partsClaimKind.ts';
import { partsClaimStore } from '../partsClaimStore.ts';
import { lineFacts } from '../reading/receivedParts.ts';
import { periodsOf } from '../rules/deadline.ts';
import { type LineFacts, partFacts, wrongQuantity } from '../rules/lineFacts.ts';
import { partsClaimLineChanges, sourceOf } from '../rules/lines.ts';
import { withTotals } from '../rules/totals.ts';
import { emptyLine, emptyPartsClaim, type PartsClaimDocument, type PartsClaimHeader, type PartsClaimLine, type PartsClaimLines } from '../tables.ts';

/** The receipt or the packing list that a claim is about. */
interface ClaimSource extends DocumentOwner {
  packingId: string;
  packingNo: string;
  arrivalId: string | null;
  arrivalNo: string | null;
  arrivalDate: string | null;
  currency: string;
}

interface Facts extends LineFacts {
  /** As named by the input; null where there is none such, undefined where it names none. */
  source: ClaimSource | null | undefined;
}

const ownerColumns = (table: string) =>
  sql.join(['orgCode', 'dealerCode', 'dealerName', 'subDealerCode', 'subDealerName'].map((column) => sql.ref(`${table}.${column}`)));

async function findSource(context: Context, { arrivalNo, packingNo }: PartsClaimInput): Promise<ClaimSource | null | undefined> {
  const { db, user } = context;
  if (arrivalNo) {
    const { rows } = await sql<ClaimSource>`select ${ownerColumns('partsArrival')}, packing_id, packing_no, id as arrival_id, arrival_no, arrival_date, currency
      from parts_arrival where arrival_no = ${arrivalNo.trim()} and del_flag = 0 and booked_time is not null and ${isInScope({ table: 'parts_arrival' }, user)}`.execute(
      db,
    );
    return rows[0] ?? null;
  }
  if (!packingNo) return undefined;
  // Something of it must have been received.
  const { rows } = await sql<ClaimSource>`select ${ownerColumns('partsArrival')}, packing_id, packing_no, null::char(32) as arrival_id, null as arrival_no,
      arrival_date, currency
    from parts_arrival where packing_no = ${packingNo.trim()} and del_flag = 0 and booked_time is not null and ${isInScope({ table: 'parts_arrival' }, user)}
    order by arrival_date limit 1`.execute(db);
  return rows[0] ?? null;
}

const saved: SavedKind<PartsClaimHeader, PartsClaimLines, PartsClaimInput, Facts> = {
  kind: partsClaimKind,
  store: partsClaimStore,
  create: (context) => ({ header: newHeader(context, emptyPartsClaim), lines: [] }),
  async read(context, id, input) {
    const document = id === null ? null : await partsClaimStore.find(context, id);
    const named = [...(input.lines ?? []), ...(document?.lines ?? [])].map((line) => line.packingLineId ?? line.arrivalLineId ?? '');
    return {
      document,
      facts: { source: await findSource(context, input), ...(await lineFacts(context, { id, sources: [...new Set(named)].filter(Boolean) })) },
    };
  },
  compose,
  lineHistory: partsClaimLineChanges,
};

/** Lays the input over the claim; throws 422 with everything that cannot be stored. */
function compose(context: Context, base: PartsClaimDocument, input: PartsClaimInput, facts: Facts): Composed<PartsClaimHeader, PartsClaimLines> {
  const isNew = base.header.partsClaimNo === '';
  const errors: InvalidField[] = [];
  const header = headerOf(context, base, input, facts.source, errors);
  const reason = input.claimReason ?? (isNew ? input.lines?.[0]?.lineReason : base.header.claimReason);
  if (!reason) errors.push({ field: 'claimReason', code: 'E-013' });
  header.claimReason = reason ?? base.header.claimReason;
  const acceptPct = context.services.parameters.number('partsClaim.acceptPct');
  const lines = input.lines ? mergeLines(base, header, input.lines, { ...facts, acceptPct }, errors) : base.lines;
  if (errors.length > 0) throw invalid(errors);
  return { document: withTotals({ header, lines }, facts.parts, periodsOf(context.services.parameters)) };
}

function headerOf(context: Context, base: PartsClaimDocument, input: PartsClaimInput, source: Facts['source'], errors: InvalidField[]): PartsClaimHeader {
  const field = input.arrivalNo ? 'arrivalNo' : 'packingNo';
  const isNew = base.header.partsClaimNo === '';
  const { solution, description } = input;
  const typed = {
    ...(solution !== undefined && { solution }),
    ...(description !== undefined && { description: description?.trim() || null }),
  };
  if (source === null) errors.push({ field, code: 'E-012' });
  if (source === undefined && isNew) errors.push({ field: 'arrivalNo', code: 'E-013' });
  if (!source) return { ...base.header, ...typed };
  const isSame = source.packingId === base.header.packingId && source.arrivalId === base.header.arrivalId;
  if (!isNew && !isSame && base.lines.length > 0) errors.push({ field, code: 'partsClaim.sourceFixed' });
  const { orgCode, dealerCode, dealerName, subDealerCode, subDealerName, ...about } = source;
  // The claim belongs to the unit whose shelf has the goods.
  const header = isNew ? newHeaderFor(context, emptyPartsClaim, { orgCode, dealerCode, dealerName, subDealerCode, subDealerName }) : base.header;
  return { ...header, id: base.header.id, ...about, ...typed };
}

const text = (given: string | null | undefined, known: string | null): string | null => (given === undefined ? known : given?.trim() || null);
const value = <Value>(given: Value | null | undefined, known: Value | null): Value | null => (given === undefined ? known : given);

function mergeLines(
  base: PartsClaimDocument,
  header: PartsClaimHeader,
  inputs: readonly PartsClaimLineInput[],
  facts: Facts & { acceptPct: number },
  errors: InvalidField[],
): PartsClaimLine[] {
  const lines = inputs.map((input, index): PartsClaimLine => {
    const line = `lines[${index}]`;
    const known = input.id ? base.lines.find(({ id }) => id === input.id) : undefined;
    if (input.id && !known) errors.push({ field: 'id', line, code: 'E-012' });
    const source = input.packingLineId ?? input.arrivalLineId ?? (known ? sourceOf(known) : '');
    const part = facts.parts.get(source);
    if (source === '') errors.push({ field: 'packingLineId', line, code: 'E-205' });
    else if (!part || part.packingId !== header.packingId || (header.arrivalId !== null && part.arrivalId !== header.arrivalId))
      errors.push({ field: input.arrivalLineId ? 'arrivalLineId' : 'packingLineId', line, code: 'E-012' });
    const before = known ?? emptyLine;
    const lineSolution = value(input.lineSolution, before.lineSolution);
    // What is kept at a discount begins with the usual one.
    const proposedPct = (lineSolution ?? header.solution) === 'accept' ? facts.acceptPct : null;
    return {
      ...before,
      ...(part ? partFacts(part) : {}),
      // The same object, so that an unchanged line is not written again.
      partsName: known && known.partsCode === part?.partsCode ? known.partsName : (part?.partsName ?? before.partsName),
      id: known?.id ?? newId(),
      claimId: header.id,
      lineNo: index + 1,
      lineReason: value(input.lineReason, known?.lineReason ?? header.claimReason) ?? header.claimReason,
      lineSolution,
      claimQty: input.claimQty,
      discountPct: value(input.discountPct, before.discountPct) ?? proposedPct,
      wrongPartsCode: text(input.wrongPartsCode, known ? known.wrongPartsCode : (part?.wrongPartsCode ?? null)),
      failureDate: value(input.failureDate, before.failureDate),
      vin: input.vin === undefined ? before.vin : readVin(input.vin ?? '') || null,
      faultText: text(input.faultText, before.faultText),
      onShelf: value(input.onShelf, before.onShelf),
      remark: text(input.remark, before.remark),
    };
  });
  errors.push(...lines.flatMap((line, index) => wrongQuantity(line, lines, facts).map((error) => ({ ...error, line: `lines[${index}]` }))));
  return lines.map((line) => ({ ...line, amount: partsClaimAmount({ ...line, solution: line.lineSolution ?? header.solution }) }));
}

/** Creates a claim of the user's dealer, or changes a draft or a returned one; throws as `saveDocument`. */
export const savePartsClaim = (context: Context, input: PartsClaimInput, options: { confirm: boolean; keep?: KeepResult }): Promise<SavedAnswer> =>
  saveDocument(context, saved, input, options);

/** Changes the lines of a claim by what they are; throws as `changeDocument`. */
export const changePartsClaim = (
  context: Context,
  claim: { id: string; version: number | undefined },
  change: (claim: PartsClaimDocument) => PartsClaimInput,
): Promise<{ document: PartsClaimDocument; version: number }> => changeDocument(context, saved, claim, change);
