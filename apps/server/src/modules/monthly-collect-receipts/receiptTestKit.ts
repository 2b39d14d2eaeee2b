/** Fixtures of tests of statements: entries and fees of past months, and the calls. */
import { expect } from 'vitest';
import type { MonthlyCollectReceipt } from '../../generated/types.gen.ts';
import { contextOf, transact, type TrxContext } from '../../shared/context.ts';
import { newId } from '../../shared/database/database.ts';
import { call } from '../../test/testApp.ts';
import { ledger, type Posting } from '../ledger/service.ts';
import { fees, feeSource } from '../service-fee/service.ts';
import { createClaimKit, type Person } from '../warranty-claim/claimTestKit.ts';

export type ReceiptKit = Awaited<ReturnType<typeof createReceiptKit>>;

interface Entry extends Partial<Omit<Posting, 'account'>> {
  dealerCode?: string;
  accountType?: 'vehicle' | 'parts' | 'deposit';
  currency: string;
}

/** Today is 21 November 2026. */
export async function createReceiptKit() {
  const kit = await createClaimKit();
  const finance = await kit.app.services.sessions.actAs('qian.finance');
  const inside = <T>(work: (context: TrxContext) => Promise<T>): Promise<T> => transact(contextOf(kit.app.services, finance), work);

  /** Books an entry; by default 100 paid for parts. @returns its number */
  const book = ({ dealerCode = 'D001', accountType = 'parts', currency, ...entry }: Entry): Promise<string> =>
    inside(async (context) => {
      const { entryNo } = await ledger.post(context, {
        account: { dealerCode, accountType, currency },
        direction: 'in',
        feeType: 'parts_payment',
        contra: 'bank',
        amount: 100,
        source: 'dealerPayment',
        sourceId: newId(),
        sourceNo: 'TEST',
        postingKey: newId(),
        shortfall: 'allow',
        ...entry,
      });
      return entryNo!;
    });
  const reverse = (entryNo: string, feeDate: string): Promise<unknown> =>
    inside((context) => ledger.reverse(context, { entryNo, feeDate, source: 'dealerPayment', sourceId: newId(), sourceNo: 'TEST', postingKey: newId() }));
  /** An approved fee of a handover that is not there, so that nothing follows it. @returns its id */
  const fee = ({
    currency,
    amount,
    feeType = 'pdi',
    feeDate,
    sourceId = newId(),
  }: {
    currency: string;
    amount: number;
    feeType?: string;
    feeDate: string;
    sourceId?: string;
  }) =>
    inside(async (context) => {
      const source = feeSource('handoverTrain', `HT-${sourceId.slice(-6)}`, {
        id: sourceId,
        orgCode: 'B01A01',
        dealerCode: 'D001',
        dealerName: 'AgroAndes',
        currency,
      });
      const [feeNo] = await fees.create(context, { ...source, lines: [{ feeType, amount, feeDate }] });
      const { id } = await context.db.selectFrom('serviceFee').select('id').where('feeNo', '=', feeNo!).executeTakeFirstOrThrow();
      return id;
    });

  const path = (verb: string): string => `monthlyCollectReceipts/${verb}`;
  const post = (verb: string, body: object, person: Person = 'qian.finance') => kit.post(person, path(verb), body);
  const detail = async (id: string, person: Person = 'qian.finance'): Promise<MonthlyCollectReceipt> => {
    const answer = await kit.get(person, path(`detail?id=${id}`));
    expect(answer.success, JSON.stringify(answer)).toBe(true);
    return answer.result;
  };
  const generate = (period: string, currency: string, dealerCode = 'D001') => post('generate', { period, dealerCodes: [dealerCode], currencies: [currency] });
  /** A draft. @returns its id */
  const draft = async (period: string, currency: string, dealerCode = 'D001'): Promise<string> => {
    const answer = await generate(period, currency, dealerCode);
    expect(answer, JSON.stringify(answer)).toMatchObject({ success: true, result: { ok: [expect.any(String)], failed: [] } });
    return answer.result.ok[0];
  };
  const take = async (verb: string, id: string, body: object = {}): Promise<void> => {
    const answer = await post(verb, { ids: [id], ...body });
    expect(answer, JSON.stringify(answer)).toMatchObject({ success: true, result: { ok: [id] } });
  };
  const issued = async (period: string, currency: string): Promise<string> => {
    const id = await draft(period, currency);
    await take('issue', id);
    return id;
  };
  const check = (id: string, action: string, more: object = {}, person: Person = 'd001.admin') =>
    kit.post(person, 'approval/checkSubmit', { docType: 'monthlyCollectReceipts', ids: [id], action, ...more });
  const dispute = (id: string, disputes: object[], person: Person = 'd001.admin') =>
    check(id, 'no_pass', { opinion: 'These figures are wrong', lines: { disputes } }, person);
  const answer = async (id: string, given: 'accepted' | 'refused', correctionNo?: string) => {
    const { disputes, round } = await detail(id);
    const answers = disputes
      .filter((line) => line.round === round)
      .map((line) => ({ disputeId: line.id, answer: given, text: 'Checked', ...(correctionNo && { correctionNo }) }));
    return post('answerDispute', { id, answers });
  };
  const feesOf = async (id: string, person: Person = 'qian.finance') =>
    (await kit.get(person, path(`fees?id=${id}`))).result.records as {
      id: string;
      state: string;
      heldReason: string | null;
      amount: number;
      settlementStatus: string;
    }[];
  const raw = (person: Person, method: 'GET' | 'POST', url: string, body?: object) => call(kit.app, kit.tokens[person], method, url, body);

  return { ...kit, claims: kit, inside, book, reverse, fee, post, detail, generate, draft, issued, take, check, dispute, answer, feesOf, raw };
}
