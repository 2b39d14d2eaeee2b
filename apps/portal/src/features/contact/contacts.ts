import {
  type BatchResult,
  type Contact,
  type ContactInput,
  type ContactItem,
  type ContactSaved,
  contactsDeleteContacts,
  contactsDetail,
  contactsList,
  contactsSave,
  resultOf,
} from '@harrow/api-client';
import { detailOf, listOf, saveOf, writeHeaders } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';

/** The calls of contacts. */
export const contacts = resource<ContactItem, Contact, ContactInput, ContactSaved>('contact', {
  list: listOf(contactsList),
  detail: detailOf(contactsDetail),
  save: saveOf(contactsSave),
});

export const removeContacts = (ids: string[]): Promise<BatchResult> =>
  resultOf(contactsDeleteContacts({ query: { ids: ids.join(',') }, headers: writeHeaders() }));
