/** The mail server as administrators set it on the page: read without its password, stored with it sealed, and tried before. */
import type { Operations } from '../../../generated/operations.gen.ts';
import { type Change, changesBetween, writeChangeLog } from '../../../shared/change-log/changeLog.ts';
import type { Context, TrxContext } from '../../../shared/context.ts';
import { type Db, newId } from '../../../shared/database/database.ts';
import { message } from '../../../shared/messages/messages.ts';
import { invalid, type InvalidField, refuse } from '../../../shared/refusal/refusal.ts';
import { isMailAddress } from '../mailAddress.ts';
import { type MailRowToWrite, toRow } from '../outbox.ts';
import { sendOnce } from './mailServer.ts';
import { smtpProblem } from './smtpProblem.ts';
import { isHost, purposeOf, type SmtpSettings } from './smtpSettings.ts';

type Reply = Operations['mailsServer']['reply']['result'];
type SaveInput = Operations['mailsSaveServer']['data']['body'];
type TryInput = Operations['mailsTryServer']['data']['body'];
type Input = Omit<SaveInput, 'version'>;

const storedRow = (db: Db) => db.selectFrom('mailServer').selectAll();

/** Stored settings without the password; empty while the settings of this server apply. */
export async function mailServerOf({ services, db }: Context): Promise<Reply> {
  const { mail, parameters } = services;
  const shared = { setBy: mail.setBy, from: parameters.text('mail.from'), ports: [...mail.ports] };
  const row = mail.setBy === 'settings' ? undefined : await storedRow(db).executeTakeFirst();
  if (!row) return { ...shared, id: null, host: null, port: null, security: null, username: null, password: 'none', version: 0 };
  const { id, host, port, security, username, sealedPassword, version } = row;
  const isLost = sealedPassword !== null && (await mail.seal.open(sealedPassword, purposeOf(row))) === undefined;
  return { ...shared, id, host, port, security, username, password: isLost ? 'lost' : sealedPassword === null ? 'none' : 'set', version };
}

/** Input, with the stored password where none was entered. Refuses invalid values at their fields. */
async function settingsOf({ services, db }: Context, input: Input): Promise<SmtpSettings> {
  const { mail } = services;
  if (mail.setBy === 'settings') throw refuse('mailServer.bySettings');
  const typed = { host: input.host.trim(), port: input.port, security: input.security, username: input.username?.trim() || null };
  const findings: InvalidField[] = [];
  if (!isHost(typed.host)) findings.push({ field: 'host', code: 'mailServer.hostName' });
  if (!mail.ports.includes(typed.port)) findings.push({ field: 'port', code: 'mailServer.port', params: { ports: mail.ports.join(', ') } });
  if (!isMailAddress(input.from.trim())) findings.push({ field: 'from', code: 'E-585' });
  if (typed.username === null && input.password) findings.push({ field: 'username', code: 'mailServer.userMissing' });
  if (findings.length > 0) throw invalid(findings);
  if (input.password !== undefined || typed.username === null) return { ...typed, password: input.password ?? null };
  const row = await storedRow(db).executeTakeFirst();
  if (!row || row.sealedPassword === null) return { ...typed, password: null };
  const password = purposeOf(row) === purposeOf(typed) ? await mail.seal.open(row.sealedPassword, purposeOf(row)) : undefined;
  // A user who could send it to another server could read it.
  if (password === undefined) throw invalid([{ field: 'password', code: 'mailServer.passwordAgain' }]);
  return { ...typed, password };
}

/** Stores what was typed. Its history says that a password was set or removed, never which. Refuses E-001 for an old version. */
export async function saveMailServer(context: TrxContext, { version, ...input }: SaveInput): Promise<void> {
  const { db, services, user } = context;
  const { mail, parameters, now } = services;
  const before = await storedRow(db).forUpdate().executeTakeFirst();
  if (version !== (before?.version ?? 0)) throw refuse('E-001');
  const { password, ...settings } = await settingsOf(context, input);
  const at = now();
  const isKept = input.password === undefined && before?.sealedPassword != null && password !== null;
  const sealedPassword = isKept ? before.sealedPassword : password === null ? null : await mail.seal.close(password, purposeOf(settings));
  const row = { ...settings, sealedPassword, version: version + 1, updateBy: user.username, updateTime: at.toISOString() };
  const id = before?.id ?? newId(at.getTime());
  if (before) await db.updateTable('mailServer').set(row).where('id', '=', id).execute();
  else
    await db
      .insertInto('mailServer')
      .values({ id, ...row })
      .execute();
  const hidden = (sealed: string | null | undefined): string | null => (sealed == null ? null : '***');
  const ofPassword: Change[] =
    isKept || (sealedPassword === null && before?.sealedPassword == null)
      ? []
      : [{ field: 'password', oldValue: hidden(before?.sealedPassword), newValue: hidden(sealedPassword) }];
  await writeChangeLog(db, { docType: 'mailServer', id, no: settings.host, user, at, changes: [...changesBetween(before ?? null, settings), ...ofPassword] });
  const from = input.from.trim();
  if (from !== parameters.text('mail.from')) await parameters.change(context, [{ key: 'mail.from', value: from }]);
  await mail.refresh(db);
}

/** Hands a mail to the server as it is typed. Refuses at the field what went wrong. @returns the mail that was sent, to be kept */
export async function tryMailServer(context: Context, { to, ...input }: TryInput): Promise<MailRowToWrite> {
  const { services, user } = context;
  if (!isMailAddress(to.trim())) throw invalid([{ field: 'to', code: 'E-585' }]);
  const settings = await settingsOf(context, input);
  const row = toRow(services, {
    to: { address: to, name: null },
    language: user.language,
    event: 'mail.test',
    title: message(user.language, 'mail.test'),
    paragraphs: [message(user.language, 'mail.tryText', { name: user.realname, host: settings.host })],
  });
  try {
    await sendOnce(settings, services.parameters, { ...row, from: input.from.trim() });
  } catch (error) {
    throw invalid([smtpProblem(error, settings)]);
  }
  return row;
}

/** Keeps a mail that was sent in a try among the others. */
export async function keepTried({ db, services }: TrxContext, row: MailRowToWrite): Promise<{ id: string }> {
  await db
    .insertInto('mailOutbox')
    .values({ ...row, status: 'sent', tries: 1, nextTime: null, sentTime: services.now().toISOString() })
    .execute();
  return { id: row.id };
}
