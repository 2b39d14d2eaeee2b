import { contextOf } from '../../shared/context.ts';
import { attachFiles } from '../../test/attachFiles.ts';
import type { DocumentSample } from '../../test/samples/documentSamples.ts';
import { saveFee } from './actions/saveFee.ts';

/** Above the limit up to which nobody else approves it. */
export const sample: DocumentSample = async (services) => {
  const context = contextOf(services, await services.sessions.actAs('qian.finance'));
  const saved = await saveFee(
    context,
    { dealerCode: 'D001', feeType: 'travel', feeDate: '2026-01-15', amount: 600, currency: 'USD', description: 'Travel to the training' },
    { confirm: true },
  );
  await attachFiles(services.db, { tableName: 'service_fee', tableId: saved.id, slots: ['proof'] });
  return saved;
};
