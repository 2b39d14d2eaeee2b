/** Contacts for other modules. */
import type { TrxContext } from '../../shared/context.ts';
import { newId } from '../../shared/database/database.ts';
import type { ContactTable } from './tables.ts';

export { type ContactMail, mailContacts, type MailGroup } from './mailContacts.ts';

export type FirstContact = Pick<ContactTable, 'orgCode' | 'dealerCode' | 'dealerName' | 'name' | 'email' | 'phone' | 'language'>;

/** The principal of a dealer that is opened. */
export async function addPrincipal({ db, user, services }: TrxContext, contact: FirstContact): Promise<void> {
  await db
    .insertInto('contact')
    .values({
      ...contact,
      id: newId(services.now().getTime()),
      subDealerCode: null,
      subDealerName: null,
      contactType: 'principal',
      position: null,
      mobile: null,
      whatsapp: null,
      isPrimary: 'Y',
      remark: null,
      createBy: user.username,
      createTime: services.now().toISOString(),
    })
    .execute();
}
