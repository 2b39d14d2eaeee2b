import type { Handlers } from '../../shared/contract/handlers.ts';
import { listRoutes } from '../../shared/export/listRoutes.ts';
import { contactExport, contactFilters, contactList, findContact } from './contactQueries.ts';
import { removeContacts, unsubscribe } from './removeContacts.ts';
import { saveContact } from './saveContact.ts';

export const contactRoutes = (): Handlers<'contacts'> & Handlers<'unsubscriptions'> => ({
  ...listRoutes('contacts', { list: contactList, filters: (_context, query) => contactFilters(query), exported: contactExport }),
  contactsDetail: ({ query, context }) => findContact(context, query.id),
  contactsSave: ({ body, query, commit }) => commit((within) => saveContact(within, body, { confirm: query.confirm === '1' })),
  contactsDeleteContacts: ({ query, commit }) => commit((within) => removeContacts(within, query.ids)),
  async unsubscriptionsUnsubscribe({ body, context }) {
    await unsubscribe(context, body.token);
    return null;
  },
});
