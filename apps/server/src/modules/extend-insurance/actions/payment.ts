/** Paying an extension: out of the prepayment, or by a transfer that finance confirms. */
import { makerDay } from '../../../shared/makerDay.ts';
import { dealerUsers, notify, reviewersOf } from '../../../shared/notify/notify.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { invalid } from '../../../shared/refusal/refusal.ts';
import { ledger } from '../../ledger/service.ts';
import { about, extensionEffect, type ExtensionStep } from './extensionStep.ts';
import type { ExtensionHeader } from '../tables.ts';

/** Extensions are paid out of the parts account. */
export const accountOf = ({ dealerCode, currency }: ExtensionHeader) => ({ dealerCode, accountType: 'parts', currency }) as const;

const sourceOf = ({ id, extendNo }: ExtensionHeader) => ({ source: 'extendInsurance', sourceId: id, sourceNo: extendNo });

/** Names the line that books the fee out. */
const chargeKey = ({ id }: ExtensionHeader): string => `extendInsurance:${id}:charge`;

/** Books the fee out. @throws E-304 */
const charge = (context: TrxContext, header: ExtensionHeader, feeDate?: string) =>
  ledger.post(context, {
    ...sourceOf(header),
    account: accountOf(header),
    direction: 'out',
    amount: header.totalFee,
    feeType: 'extension',
    contra: 'extension_sales',
    postingKey: chargeKey(header),
    ...(feeDate && { feeDate }),
  });

/** Gives the whole fee back to the account. */
export async function refund(context: TrxContext, header: ExtensionHeader): Promise<void> {
  const { entryNo } = await context.db.selectFrom('financeLedger').select('entryNo').where('postingKey', '=', chargeKey(header)).executeTakeFirstOrThrow();
  await ledger.reverse(context, { ...sourceOf(header), entryNo, postingKey: `extendInsurance:${header.id}:refund` });
}

/** Managers hear that it can be put in force. */
const tellManagers = async ({ context: { db, services } }: ExtensionStep, after: ExtensionHeader): Promise<void> =>
  notify(db, await reviewersOf(db, 'extendInsurance:finalAudit', after.dealerCode), { event: 'extendInsurance.paid', ...about(after), at: services.now() });

/** Out of the prepayment. */
export const pay = extensionEffect({
  async apply({ context, before }) {
    await charge(context, before);
    return { payStatus: 'paid', paidDate: makerDay(context.services) };
  },
  notify: tellManagers,
});

/** Finance has the money: it is booked in, and the fee out, so that the balances show both. */
export const confirmPayment = extensionEffect({
  async prepare({ before: { totalFee, currency }, input: { received } }) {
    if (!received) throw invalid([{ field: 'amount', code: 'E-013' }]);
    if (received.amount !== totalFee)
      throw invalid([{ field: 'amount', code: 'E-269', params: { amount: received.amount.toFixed(2), fee: totalFee.toFixed(2), cur: currency } }]);
    return received;
  },
  async apply({ context, before }, { receivedDate, amount, bankRef }) {
    const reference = bankRef.trim();
    await ledger.post(context, {
      ...sourceOf(before),
      account: accountOf(before),
      direction: 'in',
      amount,
      feeType: 'parts_payment',
      contra: 'bank',
      postingKey: `extendInsurance:${before.id}:receipt`,
      feeDate: receivedDate,
      remark: reference,
      bank: { bankReference: reference },
    });
    await charge(context, before, receivedDate);
    return { payMethod: 'transfer', payStatus: 'paid', paidDate: receivedDate, bankRef: reference };
  },
  async notify(step, after) {
    await tellManagers(step, after);
    const { db, services } = step.context;
    await notify(db, await dealerUsers(db, after.dealerCode, ['DLR_ADMIN']), { event: 'extendInsurance.received', ...about(after), at: services.now() });
  },
});
