/** The import of a bank's file, and what it would do. */
import type { FastifyRequest } from 'fastify';
import { transitionOf } from '../../../documents/kind.ts';
import { mustHold } from '../../../documents/workflow.ts';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { BankLineChange, BankLineInput } from '../../../generated/types.gen.ts';
import type { Context, TrxContext } from '../../../shared/context.ts';
import { envelope, type EnvelopeParts } from '../../../shared/contract/envelope.ts';
import { newId } from '../../../shared/database/database.ts';
import { modelCheck } from '../../../shared/import/formCheck.ts';
import type { ImportDefinition } from '../../../shared/import/importDefinition.ts';
import { importWorkbooks } from '../../../shared/import/importWorkbooks.ts';
import type { InvalidField } from '../../../shared/refusal/refusal.ts';
import { plainReference } from '../../ledger/service.ts';
import { trial } from '../actions/trial.ts';
import { dealerPaymentKind } from '../dealerPaymentKind.ts';
import { carryOut, isPlan, type LinePlan, lockPayments, planLines, skipped } from './bankLines.ts';

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
  check: async (context, lines) => (await checkLines(context, lines)).map(({ problems }) => problems),
  async store(context, lines, fileName) {
    const plans = (await planLines(context, lines)).filter(isPlan);
    await lockPayments(
      context,
      plans.flatMap(({ remittance }) => (remittance ? [{ id: remittance.id, dealerCode: remittance.dealerCode! }] : [])),
    );
    const importId = newId();
    const count = (wanted: LinePlan['result']): number => plans.filter(({ result }) => result === wanted).length;
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
    for (const plan of plans) await keepLine(context, { importId, plan, paymentId: await carryOut(context, plan) });
  },
};

interface CheckedLine {
  plan: LinePlan | undefined;
  problems: InvalidField[];
}

/** Each line is carried out and taken back, so that whatever would refuse it is known. */
async function checkLines(context: Context, lines: readonly BankLineInput[]): Promise<CheckedLine[]> {
  mustHold(transitionOf(dealerPaymentKind, 'book'), context.user);
  mustHold(transitionOf(dealerPaymentKind, 'editEntry'), context.user);
  const checked: CheckedLine[] = [];
  for (const planned of await planLines(context, lines)) {
    if (isPlan(planned)) checked.push({ plan: planned, problems: await trial(context, (within) => carryOut(within, planned)) });
    else checked.push({ plan: undefined, problems: [planned] });
  }
  return checked;
}

async function keepLine({ db }: TrxContext, { importId, plan, paymentId }: { importId: string; plan: LinePlan; paymentId: string }): Promise<void> {
  const { line, result, dealerCode } = plan;
  const { paymentNo, version } = await db.selectFrom('dealerPayment').select(['paymentNo', 'version']).where('id', '=', paymentId).executeTakeFirstOrThrow();
  const { feeDate, paymentAmount, currency, bankReference, payerName = null } = line;
  await db
    .insertInto('bankImportLine')
    .values({
      id: newId(),
      importId,
      result,
      paymentId,
      paymentNo,
      paymentVersion: version,
      dealerCode,
      feeDate,
      paymentAmount,
      currency,
      bankReference,
      payerName,
    })
    .execute();
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
      plans.push(...checked.flatMap(({ plan, problems }) => (plan && problems.length === 0 ? [plan] : [])));
      skippedCount += checked.filter(({ problems }) => problems.some(({ code }) => skipped.has(code))).length;
      return checked.map(({ problems }) => problems);
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
  return plans.map(({ line: { feeDate, paymentAmount, currency, bankReference, payerName = null }, result, dealerCode, remittance }) => ({
    result,
    result_dictText: services.dictionaries.text('bank_line_result', result, user.language) ?? '',
    feeDate,
    paymentAmount,
    currency,
    bankReference,
    payerName,
    dealerCode,
    dealerName: names.get(dealerCode) ?? '',
    paymentNo: remittance?.paymentNo ?? null,
    announcedAmount: remittance?.paymentAmount ?? null,
  }));
}
