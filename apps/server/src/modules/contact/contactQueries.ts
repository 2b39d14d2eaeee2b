/** Reading contacts: the list and one of them. */
import { type SqlBool, sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Contact, ContactItem } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import { replyOf } from '../../shared/contract/replyOf.ts';
import { exportedFields, type ExportedList, text } from '../../shared/export/exportedList.ts';
import { listColumns } from '../../shared/list/columns.ts';
import { equal, type Filter, mentioned } from '../../shared/list/filters.ts';
import type { ListDefinition } from '../../shared/list/list.ts';
import { searchedList } from '../../shared/list/searched.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import { inScope } from '../../shared/scope/scope.ts';
import { isMaker } from '../../shared/session/currentUser.ts';
import { isLastWarranty } from './saveContact.ts';
import type { ContactRow } from './tables.ts';

const shown = ({ services, user }: Context, row: ContactRow) => {
  const may = (action: 'edit' | 'delete'): boolean => !isMaker(user) && user.permissions.has(`contact:${action}`);
  return {
    ...row,
    receivesMail_dictText: row.receivesMail.map((group) => services.dictionaries.text('mail_group', group, user.language)).join(', '),
    allowedActions: [...(may('edit') ? ['edit' as const] : []), ...(may('delete') && !isLastWarranty(row) ? ['delete' as const] : [])],
  };
};

export const contactList = (context: Context): ListDefinition<ContactItem, ContactRow> => ({
  table: 'contact',
  columns: listColumns('contactsList', 'contact'),
  select: sql`contact.*`,
  softDeleted: false,
  toReply: (row) => replyOf(context, 'ContactItem', shown(context, row)),
});

type Query = NonNullable<Operations['contactsList']['data']['query']>;

/** Filters of the list and of its workbook. */
export const contactFilters = (query: Query): Filter[] => [
  equal('contact.contactType', query.contactType),
  mentioned(query.name, 'contact.name'),
  equal('contact.dealerCode', query.dealerCode),
  equal('contact.subDealerCode', query.subDealerCode),
  equal('contact.isPrimary', query.isPrimary),
  query.receivesMail ? sql<SqlBool>`${query.receivesMail} = any(contact.receives_mail)` : undefined,
];

export const contactExport: ExportedList = {
  name: 'contact',
  noun: 'contact',
  columns: [
    ...exportedFields(
      'contactsList',
      ['contactType', 'name', 'position', 'email', 'phone', 'mobile', 'dealerCode', 'dealerName', 'subDealerName', 'isPrimary'],
      {
        name: 28,
        email: 30,
        dealerName: 28,
      },
    ),
    { ...text('receivesMail', { width: 32 }), from: 'receivesMail_dictText' },
    ...exportedFields('contactsList', ['createTime']),
  ],
};

/** A contact in the user's scope; E-012 when there is none. */
export async function findContact(context: Context, id: string): Promise<Contact> {
  const row = await context.db.selectFrom('contact').selectAll().where('id', '=', id).$call(inScope(context.user, 'contact')).executeTakeFirst();
  if (!row) throw refuse('E-012');
  return replyOf(context, 'Contact', shown(context, row));
}

export const searchedContacts = searchedList('contactsList', {
  list: contactList,
  permission: 'contact:query',
  page: '/network/contact',
  filter: 'name',
  noun: 'contact',
  title: 'name',
  about: ['dealerName'],
  fields: { name: 'words' },
  path: '/network/contact?name={name}',
});
