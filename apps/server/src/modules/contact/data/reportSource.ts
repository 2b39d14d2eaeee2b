import type { ReportSource } from '../../../shared/reportSource.ts';

/** People of dealers whom the maker writes to or calls. */
export const contactSource: ReportSource = {
  code: 'contact',
  name: ['联系人', 'Contacts', 'Contactos', 'Контактные лица', 'Contacts', 'Contatos'],
  noun: 'contact',
  table: 'contact',
  scope: 'document',
  softDeleted: false,
  permission: 'contact:query',
  fields: [
    { name: 'dealerCode', type: 'text', width: 110 },
    { name: 'dealerName', type: 'text', width: 180 },
    { name: 'subDealerName', type: 'text', width: 180 },
    { name: 'contactType', type: 'text', dict: 'contact_type', width: 140 },
    { name: 'name', type: 'text', width: 160 },
    { name: 'position', type: 'text', width: 150 },
    { name: 'email', type: 'text', width: 200 },
    { name: 'phone', type: 'text', width: 150 },
    { name: 'mobile', type: 'text', width: 150 },
    { name: 'language', type: 'text', dict: 'language', width: 120 },
    { name: 'isPrimary', type: 'text', dict: 'yn', width: 90 },
    { name: 'createTime', type: 'datetime', width: 170 },
  ],
};
