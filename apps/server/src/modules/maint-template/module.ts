import { masterLog } from '../../shared/change-log/loggedRecord.ts';
import { masterRoutes } from '../../shared/master/masterRoutes.ts';
import type { Module } from '../../shared/module.ts';
import { templateExport, templateFilters, templateList, searchedTemplates } from './templateList.ts';
import { templateMaster } from './templateMaster.ts';

/** Work of each service of a machine. */
export const maintTemplate = {
  routes: () => masterRoutes('maintTemplates', { master: templateMaster, list: templateList, filters: templateFilters, exported: templateExport }),
  masterLogs: [masterLog('maintTemplate', 'maintTemplate:query')],
  menu: [{ group: 'service', path: '/service/maintenance/template', component: 'maint-template/TemplateListPage', permission: 'maintTemplate:query' }],
  grants: { maintTemplate: { DA: 'V', DS: 'V', MS: 'V', MM: 'VMXI', SA: 'V' } },
  references: { product: [{ table: 'maint_template', column: 'second_product' }] },
  searched: [searchedTemplates],
} satisfies Module;
