/** The import of a bank's file, and what it would do. */
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { transitionOf } from '../../../documents/kind.ts';
import { mustHold } from '../../../documents/workflow.ts';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { BankLineChange, BankLineInput } from '../../../generated/types.gen.ts';
import type { Context, TrxContext } from '../../../shared/context.ts';
import { envelope, type EnvelopeParts } from '../../../shared/contract/envelope.ts';
import { snake } from '../../../shared/database/columnNames.ts';
import { json, newId } from '../../../shared/database/database.ts';
import { modelCheck } from '../../../shared/import/formCheck.ts';
import type { ImportDefinition } from '../../../shared/import/importDefinition.ts';
import { importWorkbooks } from '../../../shared/import/importWorkbooks.ts';
import type { InvalidField } from '../../../shared/refusal/refusal.ts';
import { plainReference } from '../../ledger/service.ts';
import { dealerPaymentKind } from '../dealerPaymentKind.ts';
import { carryOut, type DoneLine, type LinePlan, type PlannedLine, planLines, skipped } from './bankLines.ts';

type Preview = Operations['bankImportsPreview']['reply'];

/** Columns of the file. */
export const bankTemplate: Pick<ImportDefinition<BankLineInput>, 'name' | 'noun' | 'fields'> = {
  name: 'bankImport',
  noun: 'dealer-payment',
  fields: [
    { name: 'feeDate', kind: 'date', required: true, example: '2026-11-20' },
    { name: 'paymentAmount', kind: 'number', required: true, example: '10000' },
    { name: 'currency', kind: 'choice', dictionary: 'currency', required: true, example: 'USD' },
    { name: 'bankReference', kind: 'text', required: true, example: 'TT20261120001' },
    { name: 'payerName', kind: 'text' },
    { name: 'bankName', kind: 'text' },
    { name: 'bankTagNumber', kind: 'text' },
    { name: 'accountNumber', kind: 'text' },
    { name: 'dealerCode', kind: 'code' },
    { name: 'accountType', kind: 'choice', dictionary: 'account_type' },
    { name: 'remark', kind: 'text' },
  ],
};

/** Books what pays a remittance, makes drafts of the rest, and keeps what it did. */
export const bankImport: ImportDefinition<BankLineInput> = {
  ...bankTemplate,
  csv: true,
  form: modelCheck('BankLineInput'),
  keyOf: ({ bankReference, bankTagNumber }) => `${plainReference(bankReference)}/${plainReference(bankTagNumber)}`,
  keyField: 'bankReference',
  check: async (context, lines) => (await checkLines(context, lines)).map(problemsOf),
  async store(context, lines, fileName) {
    const done = await carryOut(
      context,
      (await planLines(context, lines)).flatMap((planned) => ('plan' in planned ? [planned.plan] : [])),
    );
    const importId = newId();
    const count = (wanted: LinePlan['result']): number => done.filter(({ result }) => result === wanted).length;
    await context.db
      .insertInto('bankImport')
      .values({
        id: importId,
        fileName,
        bookedCount: count('booked'),
        draftCount: count('drafted'),
        createBy: context.user.username,
        takenBackTime: null,
        takenBackBy: null,
      })
      .execute();
    await keepLines(context, importId, done);
  },
};

const problemsOf = (planned: PlannedLine): InvalidField[] => ('plan' in planned ? [] : [...planned.problems]);

async function checkLines(context: Context, lines: readonly BankLineInput[]): Promise<PlannedLine[]> {
  mustHold(transitionOf(dealerPaymentKind, 'book'), context.user);
  mustHold(transitionOf(dealerPaymentKind, 'editEntry'), context.user);
  return planLines(context, lines);
}

/** What each line became, with the number and version of its payment, in one statement. */
async function keepLines({ db }: TrxContext, importId: string, done: readonly DoneLine[]): Promise<void> {
  const rows = done.map(({ line: { feeDate, paymentAmount, currency, bankReference, payerName = null }, ...kept }) => {
    const row = { id: newId(), importId, ...kept, feeDate, paymentAmount, currency, bankReference, payerName };
    return Object.fromEntries(Object.entries(row).map(([field, value]) => [snake(field), value]));
  });
  await sql`insert into bank_import_line (id, import_id, result, payment_id, payment_no, payment_version, dealer_code, fee_date, payment_amount, currency, bank_reference, payer_name)
    select line.id, line.import_id, line.result, payment.id, payment.payment_no, payment.version, line.dealer_code, line.fee_date, line.payment_amount, line.currency,
      line.bank_reference, line.payer_name
    from jsonb_populate_recordset(null::bank_import_line, ${json(rows)}::jsonb) line join dealer_payment payment on payment.id = line.payment_id`.execute(db);
}

const shownLines = 200;

/** What the import of files would do. Nothing is stored. */
export async function previewBankLines(context: Context, request: FastifyRequest): Promise<EnvelopeParts<Preview>> {
  const plans: LinePlan[] = [];
  let skippedCount = 0;
  const watched: ImportDefinition<BankLineInput> = {
    ...bankImport,
    async check(within, lines) {
      const checked = await checkLines(within, lines);
      plans.push(...checked.flatMap((planned) => ('plan' in planned ? [planned.plan] : [])));
      const findings = checked.map(problemsOf);
      skippedCount += findings.filter((problems) => problems.some(({ code }) => skipped.has(code))).length;
      return findings;
    },
  };
  const { envelope: checked } = await importWorkbooks(context, watched, request, { validateOnly: true });
  const bookedCount = plans.filter(({ result }) => result === 'booked').length;
  const lines = await toChanges(context, plans.slice(0, shownLines));
  return envelope<Preview>({
    ...checked,
    result: { bookedCount, draftCount: plans.length - bookedCount, skippedCount, files: checked.result.files, lines },
  });
}

async function toChanges({ db, services, user }: Context, plans: readonly LinePlan[]): Promise<BankLineChange[]> {
  if (plans.length === 0) return [];
  const codes = [...new Set(plans.map(({ dealerCode }) => dealerCode))];
  const dealers = await db.selectFrom('dealer').select(['dealerCode', 'dealerName']).where('dealerCode', 'in', codes).execute();
  const names = new Map(dealers.map(({ dealerCode, dealerName }) => [dealerCode, dealerName]));
  return plans.map(({ line: { feeDate, paymentAmount, currency, bankReference, payerName = null }, result, dealerCode, ...plan }) => ({
    result,
    result_dictText: services.dictionaries.text('bank_line_result', result, user.language) ?? '',
    feeDate,
    paymentAmount,
    currency,
    bankReference,
    payerName,
    dealerCode,
    dealerName: names.get(dealerCode) ?? '',
    paymentNo: 'remittance' in plan ? plan.remittance.paymentNo : null,
    announcedAmount: 'remittance' in plan ? plan.remittance.paymentAmount : null,
  }));
}
