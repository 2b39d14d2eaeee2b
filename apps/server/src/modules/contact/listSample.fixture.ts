import type { ListSample } from '../../test/samples/listSamples.ts';
import './tables.ts';

export const sample: ListSample = ({ db }) =>
  db
    .insertInto('contact')
    .values({
      id: 'c'.repeat(32),
      orgCode: 'B01A01',
      dealerCode: 'D001',
      dealerName: 'AgroAndes',
      subDealerCode: null,
      subDealerName: null,
      contactType: 'service',
      name: 'Marta Soto',
      position: null,
      email: 'marta@agroandes.example',
      phone: '+56 2 2555 0140',
      mobile: null,
      whatsapp: null,
      language: 'es',
      isPrimary: 'Y',
      receivesMail: ['bulletins'],
      remark: null,
      createBy: 'd001.admin',
    })
    .execute();
