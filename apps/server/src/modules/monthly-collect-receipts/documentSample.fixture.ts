import { contextOf, transact } from '../../shared/context.ts';
import { newId } from '../../shared/database/database.ts';
import { makerDay } from '../../shared/makerDay.ts';
import type { DocumentSample } from '../../test/samples/documentSamples.ts';
import { ledger } from '../ledger/service.ts';
import { draftAll } from './actions/generate.ts';
import { monthBefore } from './rules/months.ts';

const currencies = ['USD', 'EUR', 'RMB'] as const;
let samples = 0;

export const sample: DocumentSample = async (services) => {
  const currency = currencies[samples++ % currencies.length]!;
  const period = monthBefore(makerDay(services).slice(0, 7));
  return transact(contextOf(services, await services.sessions.actAs('qian.finance')), async (context) => {
    await ledger.post(context, {
      account: { dealerCode: 'D001', accountType: 'parts', currency },
      direction: 'in',
      feeType: 'parts_payment',
      contra: 'bank',
      amount: 1000,
      feeDate: `${period}-10`,
      source: 'dealerPayment',
      sourceId: newId(),
      sourceNo: 'SAMPLE',
      postingKey: newId(),
    });
    const { drafts } = await draftAll(context, { period, dealerCodes: ['D001'], currencies: [currency] });
    return drafts[0]!;
  });
};
