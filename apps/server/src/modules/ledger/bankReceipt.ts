/** What banks call payments: each reference of a bank is booked once. */
import { sql } from 'kysely';
import type { Context, TrxContext } from '../../shared/context.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import type { BankOf } from './post.ts';
import './tables.ts';

/** A reference or the tag of a bank as they are compared: blanks and case make no difference. */
export const plainReference = (typed: string | null | undefined): string => (typed ?? '').replaceAll(/\s/g, '').toUpperCase();

/**
 * Takes a reference for a line; blanks and case make no difference. One without a bank is the same as that of any bank.
 * @throws E-533 where it is booked
 */
export async function takeReference({ db }: TrxContext, { bankTagNumber, bankReference }: BankOf, entryNo: string): Promise<void> {
  const reference = plainReference(bankReference);
  const bankTag = plainReference(bankTagNumber);
  await sql`select pg_advisory_xact_lock(hashtext(${`bank reference ${reference}`}))`.execute(db);
  const { rows } = await sql<{ no: string }>`select line.source_no as no from bank_receipt join finance_ledger line using (entry_no)
    where bank_receipt.bank_reference = ${reference} and (bank_tag = ${bankTag} or bank_tag = '' or ${bankTag}::text = '')`.execute(db);
  if (rows[0]) throw refuse('E-533', { ref: bankReference!.trim(), no: rows[0].no });
  await db.insertInto('bankReceipt').values({ bankTag, bankReference: reference, entryNo }).execute();
}

/** References that are booked, each with the document that did it. @param references as in a file */
export async function bookedReferences(
  { db }: Pick<Context, 'db'>,
  references: readonly string[],
): Promise<readonly { bankTag: string; bankReference: string; no: string }[]> {
  if (references.length === 0) return [];
  return db
    .selectFrom('bankReceipt')
    .innerJoin('financeLedger', 'financeLedger.entryNo', 'bankReceipt.entryNo')
    .select(['bankReceipt.bankTag', 'bankReceipt.bankReference', 'financeLedger.sourceNo as no'])
    .where('bankReceipt.bankReference', 'in', references.map(plainReference))
    .execute();
}
