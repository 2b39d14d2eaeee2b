import type { Module } from '../../shared/module.ts';
import { dealerAttachments } from './dealerAttachments.ts';
import { departmentRoutes } from './routes.ts';
import { tableDictionary } from '../dictionary/service.ts';
import { searchedDeparts } from './searchedDeparts.ts';

/** Organisations of the maker and of dealers. */
export const department = {
  routes: departmentRoutes,
  attachments: [dealerAttachments],
  menu: [{ group: 'isystem', path: '/isystem/depart', component: 'isystem-depart/DepartPage', permission: 'depart:query' }],
  grants: {
    depart: { DA: 'V', MK: 'V', SA: 'VMXI' },
  },
  tableDictionaries: [
    tableDictionary('sys_depart', 'depart_name', 'id', { pidField: 'pid', translated: true, scope: 'depart', active: ['status', '1'] }),
    tableDictionary('sys_depart', 'depart_name', 'org_code', { translated: true, scope: 'depart', active: ['status', '1'] }),
    tableDictionary('dealer', 'dealer_name', 'dealer_code', { scope: 'dealer' }),
  ],
  searched: [searchedDeparts],
} satisfies Module;
