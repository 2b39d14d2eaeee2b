import { menuPage } from '../../shared/menuPage.ts';
import type { Module } from '../../shared/module.ts';
import { contactSource } from './data/reportSource.ts';
import { isInScope } from '../../shared/scope/scope.ts';
import { sql } from 'kysely';
import { contactRoutes } from './routes.ts';
import { searchedContacts } from './contactQueries.ts';

/** People of dealers whom the maker writes to or calls. */
export const contact = {
  routes: contactRoutes,
  masterLogs: [
    {
      docType: 'contact',
      permission: 'contact:query',
      async visible({ db, user }, id) {
        const { rows } = await sql`select 1 from contact where id = ${id} and ${isInScope({ table: 'contact' }, user)}`.execute(db);
        return rows.length > 0;
      },
    },
  ],
  menu: [menuPage('network/contact', 'contact/ContactListPage', 'contact:query', {})],
  rights: ['contact:add'],
  restingRights: ['contact:add'],
  grants: {
    contact: { DA: 'VCEDX', DS: 'VCE', DP: 'VCE', DM: 'VCE', MS: 'V', MM: 'V', MP: 'V', MK: 'VX', MF: 'V', MT: 'V', SA: 'VX' },
  },
  reportSources: [contactSource],
  searched: [searchedContacts],
} satisfies Module;
