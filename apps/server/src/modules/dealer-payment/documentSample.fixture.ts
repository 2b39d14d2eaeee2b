import { contextOf } from '../../shared/context.ts';
import type { DocumentSample } from '../../test/samples/documentSamples.ts';
import { savePayment } from './actions/savePayment.ts';

export const sample: DocumentSample = async (services) =>
  savePayment(
    contextOf(services, await services.sessions.actAs('d001.admin')),
    {
      accountType: 'parts',
      currency: 'USD',
      feeDate: '2026-11-20',
      paymentAmount: 1000,
      bankName: 'Banco de la Nación',
      bankTagNumber: 'BANCPEPL',
      accountNumber: '00123456789012',
      transferDate: '2026-11-19',
    },
    { confirm: true },
  );
