/** Which messages a user wants by mail, too. */
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context, TrxContext } from '../../shared/context.ts';
import type { Db } from '../../shared/database/database.ts';
import { refuse } from '../../shared/refusal/refusal.ts';

type MailMode = Operations['messagesMailMode']['reply']['result'];

export async function mailModeOf({ db, user, services }: Context): Promise<MailMode> {
  const { mailMode, email } = await db.selectFrom('sysUser').select(['mailMode', 'email']).where('id', '=', user.id).executeTakeFirstOrThrow();
  return { mailMode, email, isOn: services.mail.isOn() };
}

/** Mails need an address; a daily digest begins with the messages from now on. */
export async function chooseMailMode({ db, user, services }: TrxContext, mailMode: MailMode['mailMode']): Promise<void> {
  const before = await db.selectFrom('sysUser').select(['mailMode', 'email']).where('id', '=', user.id).forUpdate().executeTakeFirstOrThrow();
  if (mailMode !== 'none' && !before.email) throw refuse('message.noAddress');
  if (mailMode === before.mailMode) return;
  await db
    .updateTable('sysUser')
    .set({ mailMode, digestTime: mailMode === 'daily' ? services.now().toISOString() : null })
    .where('id', '=', user.id)
    .execute();
}

/** The user whose mail carried the token gets none any more but those about their password; an unknown token is ignored. */
export async function leaveMails(db: Db, token: string): Promise<void> {
  await db.updateTable('sysUser').set({ mailMode: 'none' }).where('unsubscribeToken', '=', token).execute();
}
