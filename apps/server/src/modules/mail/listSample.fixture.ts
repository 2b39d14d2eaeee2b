import type { ListSample } from '../../test/samples/listSamples.ts';
import './tables.ts';

export const sample: ListSample = ({ db }) =>
  db
    .insertInto('mailOutbox')
    .values({
      id: 'd'.repeat(32),
      toAddress: 'marta@agroandes.example',
      toName: 'Marta Soto',
      language: 'es',
      event: 'publicnotice.published',
      subject: 'Boletín de servicio',
      text: 'Texto',
      html: '<p>Texto</p>',
      unsubscribe: null,
      docType: 'publicnotice',
      docId: 'e'.repeat(32),
      status: 'failed',
      tries: 4,
      nextTime: null,
      lastError: 'connect ECONNREFUSED',
      sentTime: null,
    })
    .execute();
