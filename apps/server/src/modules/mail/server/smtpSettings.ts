/** A mail server as administrators describe it. Pure. */
import { isIP } from 'node:net';

export type MailSecurity = 'none' | 'starttls' | 'tls';

export interface SmtpSettings {
  host: string;
  port: number;
  security: MailSecurity;
  username: string | null;
  password: string | null;
}

/** Where mails are handed in, whatever else may listen on a machine. */
export const usualPorts: readonly number[] = [25, 465, 587, 2525];

const namePart = '[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?';
const hostName = new RegExp(`^${namePart}(?:\\.${namePart})*\\.?$`, 'i');

/** Whether a text is the name or the address of a machine, and nothing more. */
export const isHost = (text: string): boolean => isIP(text) !== 0 || (text.length <= 253 && hostName.test(text));

/** Settings that a password is bound to: it is never sent to another server, for another user, or less protected than it was meant to be. */
export const purposeOf = ({ host, port, security, username }: Omit<SmtpSettings, 'password'>): string =>
  JSON.stringify([host.toLowerCase(), port, security, username]);

/** Settings of nodemailer. Certificates are checked; what is to be protected is never sent otherwise. */
export const transportOf = ({ host, port, security, username, password }: SmtpSettings) => ({
  host,
  port,
  secure: security === 'tls',
  requireTLS: security === 'starttls',
  ignoreTLS: security === 'none',
  ...(username !== null && { auth: { user: username, pass: password ?? '' } }),
});

/** A text of the mail server or of the network without the password, should it repeat what it was sent. */
export function withoutPassword(text: string, { username, password }: Pick<SmtpSettings, 'username' | 'password'>): string {
  if (!password) return text;
  const base64 = (plain: string): string => Buffer.from(plain).toString('base64');
  return [password, base64(password), base64(`\u0000${username ?? ''}\u0000${password}`)].reduce((rest, secret) => rest.replaceAll(secret, '***'), text);
}
