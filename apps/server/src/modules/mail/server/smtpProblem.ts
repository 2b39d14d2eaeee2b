/** Errors of a mail server, in the terms of its form. Pure. */
import type { InvalidField } from '../../../shared/refusal/refusal.ts';
import type { SmtpSettings } from './smtpSettings.ts';

/** As nodemailer throws it. */
interface SmtpError {
  code?: string;
  /** Of the system, behind a `code` of nodemailer. */
  originalCode?: string;
  command?: string;
  responseCode?: number;
  message?: string;
}

const certificate = /CERT|SELF_SIGNED|UNABLE_TO_|ALTNAME|certificate|altnames/;
const unreachable = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EACCES', 'EPERM', 'EADDRNOTAVAIL']);
const longestAnswer = 200;

/** The field that is to be changed, and why. */
export function smtpProblem(error: unknown, { host, port }: Pick<SmtpSettings, 'host' | 'port'>): InvalidField {
  const { code = '', originalCode = '', command = '', responseCode = 0, message = '' } = error as SmtpError;
  const place = { host, port };
  const answer = message.slice(0, longestAnswer);
  if (code === 'EDNS') return { field: 'host', code: 'mailServer.noHost', params: place };
  if (code === 'ETIMEDOUT') return { field: 'host', code: 'mailServer.timeout', params: place };
  if (unreachable.has(originalCode)) return { field: 'port', code: 'mailServer.refused', params: place };
  if (certificate.test(originalCode) || (code === 'ETLS' && certificate.test(message)))
    return { field: 'security', code: 'mailServer.certificate', params: { answer } };
  if (code === 'ETLS' || /^ERR_SSL|^EPROTO$/.test(originalCode)) return { field: 'security', code: 'mailServer.noTls', params: { answer } };
  // 530: authentication required.
  if (code === 'ENOAUTH' || responseCode === 530) return { field: 'username', code: 'mailServer.signInNeeded', params: { answer } };
  if (code === 'EAUTH') return { field: 'password', code: 'mailServer.signIn', params: { answer } };
  if (command === 'MAIL FROM') return { field: 'from', code: 'mailServer.sender', params: { answer } };
  if (command === 'RCPT TO') return { field: 'to', code: 'mailServer.receiver', params: { answer } };
  return { field: 'host', code: 'mailServer.other', params: { answer } };
}
