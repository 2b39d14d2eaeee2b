/** What banks call payments: each reference of a bank is booked once. */
import { type SqlBool, sql } from 'kysely';
import type { Context, TrxContext } from '../../shared/context.ts';
import { json } from '../../shared/database/database.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import type { BankOf } from './post.ts';
import './tables.ts';

/** A reference or the tag of a bank as they are compared: blanks and case make no difference. */
export const plainReference = (typed: string | null | undefined): string => (typed ?? '').replaceAll(/\s/g, '').toUpperCase();

/**
 * Takes references for lines; blanks and case make no difference. One without a bank is the same as that of any bank.
 * @throws E-533 for the first that is booked, or stands there twice
 */
export async function takeReferences({ db }: TrxContext, taken: readonly { bank: BankOf; entryNo: string }[]): Promise<void> {
  if (taken.length === 0) return;
  const rows = taken.map(({ bank, entryNo }) => ({
    bank_tag: plainReference(bank.bankTagNumber),
    bank_reference: plainReference(bank.bankReference),
    entry_no: entryNo,
    typed: bank.bankReference!.trim(),
  }));
  const wanted = sql`jsonb_to_recordset(${json(rows)}::jsonb) as wanted (bank_tag text, bank_reference text, entry_no text, typed text)`;
  await sql`select pg_advisory_xact_lock(key) from (select distinct hashtext('bank reference ' || bank_reference) as key from ${wanted} order by 1) keys`.execute(
    db,
  );
  await sql`insert into bank_receipt (bank_tag, bank_reference, entry_no) select bank_tag, bank_reference, entry_no from ${wanted} on conflict (bank_reference, bank_tag) do nothing`.execute(
    db,
  );
  const { rows: refused } = await sql<{ typed: string; no: string }>`select wanted.typed, line.source_no as no from ${wanted}
    join bank_receipt other on other.bank_reference = wanted.bank_reference and other.entry_no <> wanted.entry_no
      and (other.bank_tag = wanted.bank_tag or other.bank_tag = '' or wanted.bank_tag = '')
    join finance_ledger line on line.entry_no = other.entry_no limit 1`.execute(db);
  if (refused[0]) throw refuse('E-533', { ref: refused[0].typed, no: refused[0].no });
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
    .where(sql<SqlBool>`bank_receipt.bank_reference = any(${references.map(plainReference)}::text[])`)
    .execute();
}
