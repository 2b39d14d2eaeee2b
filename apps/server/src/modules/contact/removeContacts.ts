/** Removing contacts for good, and letting them leave all mails. */
import type { BatchResult } from '../../generated/types.gen.ts';
import { runBatch } from '../../shared/batch/batch.ts';
import { writeChangeLog } from '../../shared/change-log/changeLog.ts';
import type { OpenContext, TrxContext } from '../../shared/context.ts';
import { forbidden, refuse } from '../../shared/refusal/refusal.ts';
import { inScope } from '../../shared/scope/scope.ts';
import { isMaker } from '../../shared/session/currentUser.ts';
import { leaveMails } from '../message/service.ts';
import { isLastWarranty, lockContact } from './saveContact.ts';
import './tables.ts';

/** All personal data of a contact are deleted, their history included; one line records the removal. */
async function removeContact(context: TrxContext, id: string): Promise<void> {
  const { db, user, services } = context;
  const contact = await lockContact(context, id);
  if (isLastWarranty(contact)) throw refuse('E-563');
  await db.deleteFrom('contact').where('id', '=', id).execute();
  await db.deleteFrom('dataChange').where('docType', '=', 'contact').where('dataId', '=', id).execute();
  await writeChangeLog(db, {
    docType: 'contact',
    id,
    no: contact.dealerCode,
    user,
    at: services.now(),
    changes: [{ change: 'removed', field: 'contactType', oldValue: contact.contactType, newValue: null }],
  });
}

/** Each by itself. @param ids joined by commas */
export function removeContacts(context: TrxContext, ids: string): Promise<BatchResult> {
  const { db, user } = context;
  if (isMaker(user)) throw forbidden('forbidden');
  const nameOf = async (id: string): Promise<string> =>
    (await db.selectFrom('contact').select('name').where('id', '=', id).$call(inScope(user, 'contact')).executeTakeFirst())?.name ?? '';
  return runBatch(context, ids.split(','), (id) => removeContact(context, id), nameOf);
}

/** The contact, or user, whose mail carried the token gets none any more; an unknown token is ignored. */
export async function unsubscribe({ db }: Pick<OpenContext, 'db'>, token: string): Promise<void> {
  await db.updateTable('contact').set({ receivesMail: [] }).where('unsubscribeToken', '=', token).execute();
  await leaveMails(db, token);
}
