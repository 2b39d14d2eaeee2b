import { act } from '../../src/documents/act.ts';
import { dealerPaymentKind, savePayment } from '../../src/modules/dealer-payment/service.ts';
import type { DealerPaymentInput } from '../../src/generated/types.gen.ts';
import { addDays, firstOfMonth } from '../../src/shared/calendarDate.ts';
import { contextOf, transact } from '../../src/shared/context.ts';
import { textPdf } from '../files/textPdf.ts';
import { uploadFile } from '../files/uploadFile.ts';
import { dealers } from '../organisations/organisations.ts';
import { createRandom } from '../random.ts';
import type { Stage } from '../stage.ts';

const finance = 'qian.finance';
/** Books what the other one has entered. */
const second = 'liu.finance';

/** The last day of the month before a day: openings are dated so. */
export const monthEndBefore = (day: string): string => addDays(firstOfMonth(day), -1);

/** The day that the accounts of machines and deposits begin with. */
export const accountsOpened = (today: string): string => monthEndBefore(addDays(today, -months * daysPerMonth));

type End = 'draft' | 'submitted' | 'no_pass' | 'paid' | 'partial' | 'bounced';

/** Of the months past each dealer has paid for machines once. */
const months = 13;
const daysPerMonth = 30;
/** Remittances of the last days, by how far they got. */
const recent: readonly End[] = ['draft', 'submitted', 'draft', 'submitted', 'no_pass', 'submitted', 'draft', 'submitted', 'no_pass', 'submitted'];

/** Accounts that dealers pay from, where that is not the one of their record. */
const accounts: Readonly<Record<string, string>> = { D001: '00076051102933', D002: 'KZ86125KZT5004100100' };

export const bankOf = ({ dealerCode, bankName, bankTagNumber, accountNumber }: (typeof dealers)[number]) => ({
  bankName,
  bankTagNumber: bankTagNumber ?? 'BVALCLRM',
  accountNumber: accounts[dealerCode] ?? accountNumber,
});

/**
 * What dealers have paid for machines, and the deposits that they began with; the parts accounts are left as they are, so that orders still wait for their
 * money. A remittance in seven came short of bank charges; six came back.
 */
export async function replayPayments(stage: Stage, today: string): Promise<void> {
  const opened = accountsOpened(today);
  for (const [at, dealer] of dealers.entries()) await openAccounts(stage, { dealer, day: opened, hour: at });
  let bounced = 0;
  for (let month = months; month >= 1; month -= 1)
    for (const [at, dealer] of dealers.entries()) {
      const day = addDays(today, -month * daysPerMonth + 4 + at);
      const index = month * dealers.length + at;
      const end: End = index % 9 === 0 && (bounced += 1) <= 6 ? 'bounced' : index % 7 === 0 ? 'partial' : 'paid';
      await remit(stage, { dealer, day, index, end });
    }
  for (const dealer of dealers) await transfer(stage, { dealer, day: addDays(today, -40) });
  for (const [index, end] of recent.entries())
    await remit(stage, { dealer: dealers[index % dealers.length]!, day: addDays(today, -1 - (index % 4)), index: 500 + index, end });
}

const at = (day: string, hour: number): Date => new Date(`${day}T0${hour}:25:00Z`);

/** An opening as finance enters and books it. */
export async function openAccount(
  stage: Stage,
  input: Pick<DealerPaymentInput, 'dealerCode' | 'accountType' | 'currency' | 'feeDate' | 'paymentAmount'>,
): Promise<void> {
  await book(stage, await enter(stage, finance, { ...input, kind: 'opening', direction: 'in' }), {});
}

/** Any entry, in the same way. */
export const bookEntry = async (stage: Stage, input: DealerPaymentInput): Promise<void> => book(stage, await enter(stage, finance, input), {});

async function enter({ services, actAs }: Stage, username: string, input: DealerPaymentInput): Promise<string> {
  const context = contextOf(services, await actAs(username));
  return (await transact(context, (within) => savePayment(within, input, { confirm: true }))).id;
}

async function book({ services, actAs }: Stage, id: string, more: { paidAmount?: number; bankReference?: string }): Promise<void> {
  await act(contextOf(services, await actAs(second)), dealerPaymentKind, 'book', { id, confirm: true, ...more });
}

/** Machines owed from before, and the deposit. */
async function openAccounts(stage: Stage, { dealer, day, hour }: { dealer: (typeof dealers)[number]; day: string; hour: number }): Promise<void> {
  stage.setClock(at(addDays(day, 1), hour));
  const { dealerCode, settlementCurrency: currency } = dealer;
  const factor = currency === 'RMB' ? 7 : 1;
  for (const [accountType, amount] of [
    ['vehicle', 42_500],
    ['deposit', 20_000],
  ] as const)
    await openAccount(stage, { dealerCode, accountType, currency, feeDate: day, paymentAmount: amount * factor });
}

/** A part of what was paid for machines is kept as deposit. */
async function transfer(stage: Stage, { dealer, day }: { dealer: (typeof dealers)[number]; day: string }): Promise<void> {
  stage.setClock(at(day, 6));
  const { dealerCode, settlementCurrency: currency } = dealer;
  const input = { kind: 'transfer', dealerCode, accountType: 'vehicle', toAccountType: 'deposit', currency, feeDate: day } as const;
  await book(stage, await enter(stage, finance, { ...input, paymentAmount: 1500, remark: 'Deposit for the season' }), {});
}

interface Remitted {
  dealer: (typeof dealers)[number];
  day: string;
  index: number;
  end: End;
}

/** A remittance with its slip, as far as it got. */
async function remit(stage: Stage, { dealer, day, index, end }: Remitted): Promise<void> {
  const { services, setClock, actAs } = stage;
  const { dealerCode, dealerName, settlementCurrency: currency } = dealer;
  const random = createRandom(`payments.${index}`);
  const paymentAmount = random.integer(40, 320) * 100;
  setClock(at(day, 2));
  const username = `${dealerCode.toLowerCase()}.admin`;
  const id = await enter(stage, username, {
    accountType: 'vehicle',
    currency,
    feeDate: day,
    transferDate: addDays(day, -1),
    paymentAmount,
    payerName: dealerName,
    ...bankOf(dealer),
  });
  if (end === 'draft') return;
  await uploadFile(
    services,
    await actAs(username),
    { tableName: 'dealer_payment', tableId: id },
    {
      slot: 'paymentProof',
      filename: `swift-${day}.pdf`,
      type: 'application/pdf',
      content: textPdf([`${dealerName} -> Northfield Agri`, `${currency} ${paymentAmount}.00`, day, `MT103 ${index}`]),
    },
  );
  await act(contextOf(services, await actAs(username)), dealerPaymentKind, 'submit', { id, confirm: true });
  if (end === 'submitted') return;
  setClock(at(day, 5));
  if (end === 'no_pass') {
    await act(contextOf(services, await actAs(finance)), dealerPaymentKind, 'noPass', { id, opinion: '银行未查到该笔款项，请核对汇款日期和账号。' });
    return;
  }
  const bankReference = `TT${day.replaceAll('-', '')}${String(index).padStart(3, '0')}`;
  await book(stage, id, { bankReference, ...(end === 'partial' && { paidAmount: paymentAmount - 15 }) });
  if (end !== 'bounced') return;
  setClock(at(day, 8));
  await act(contextOf(services, await actAs(finance)), dealerPaymentKind, 'reverse', { id, opinion: 'The bank has taken it back.' });
  setClock(at(day, 9));
}
