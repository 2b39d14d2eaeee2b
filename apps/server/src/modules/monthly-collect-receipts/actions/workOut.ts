/** Works statements out anew, both parts of them. */
import { sql } from 'kysely';
import type { TrxContext } from '../../../shared/context.ts';
import { snake } from '../../../shared/database/columnNames.ts';
import { json } from '../../../shared/database/database.ts';
import { accountPart, type AccountPart, keyOf, readBooks } from '../reading/books.ts';
import { figuresOf, nothing } from '../rules/movement.ts';
import type { ReceiptHeader } from '../tables.ts';
import { type FeeOwner, feePart, type FeePart, standingFees, storeFees } from './receiptFees.ts';

/** Columns of drafts of one month, and their fees, which are stored; in a few statements, whatever their number. @returns by id */
export async function workOut(context: TrxContext, period: string, owners: readonly FeeOwner[]): Promise<ReadonlyMap<string, AccountPart & FeePart>> {
  const books = new Map((await readBooks(context.db, owners, period)).map((one) => [keyOf(one), one]));
  const fees = await standingFees(context, owners);
  await storeFees(
    context,
    owners.map(({ id }) => id),
    fees,
  );
  const feesOf = Map.groupBy(fees, ({ receiptId }) => receiptId);
  return new Map(owners.map((owner) => [owner.id, { ...accountPart(books.get(keyOf(owner))!), ...feePart(feesOf.get(owner.id) ?? []) }]));
}

/** A statement as a row of its table. */
export const toRow = (header: object): Record<string, unknown> => Object.fromEntries(Object.entries(header).map(([field, value]) => [snake(field), value]));

const worked = [...Object.keys(figuresOf(nothing, [])), ...Object.keys(feePart([])), 'movement', 'targetAmount', 'collectionRate'].map(snake);
const columns = sql.raw(worked.join(', '));
const next = sql.raw(worked.map((column) => `next.${column}`).join(', '));

/** Stores what was worked out of drafts. */
export async function writeWorked({ db }: TrxContext, headers: readonly ReceiptHeader[]): Promise<void> {
  if (headers.length === 0) return;
  await sql`update monthly_collect_receipts receipt set (${columns}) = (select ${next})
    from jsonb_populate_recordset(null::monthly_collect_receipts, ${json(headers.map(toRow))}::jsonb) as next where receipt.id = next.id`.execute(db);
}
