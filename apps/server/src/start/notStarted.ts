import { FolderInUse } from '../shared/database/connection/folderLock.ts';
import { isFilledDisk } from '../shared/database/connection/filledDisk.ts';
import { textOf } from '../shared/messages/messages.ts';
import { Refusal } from '../shared/refusal/refusal.ts';

/** Why a server does not start, in one line for the operator: the error, and its remedy. */
export class NotStarted extends Error {}

/** Of a failed connection or call of the system. */
interface SystemError extends Error {
  code?: string;
  syscall?: string;
  path?: string;
}

/** Where the server was to listen, and its PostgreSQL. */
export interface Place {
  host: string;
  port: number;
  databaseUrl: string | undefined;
}

const files: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'its file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota of this user is used up',
  EFBIG: 'files may not become that large',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'there is a file of this name',
  ELOOP: 'its path goes in a circle',
  ENAMETOOLONG: 'its path is too long',
  ENOENT: 'it cannot be made there',
  EMFILE: 'this process may not open more files',
  EIO: 'the disk does not answer properly',
};

const connections: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'it ended the connection',
  ENOTFOUND: 'no machine has this name',
  EAI_AGAIN: 'the name of the machine cannot be looked up now',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'the machine cannot be reached',
  ENETUNREACH: 'its network cannot be reached',
  ENOENT: 'there is no such socket',
  EACCES: 'this user may not use the socket',
};

const places: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use: stop what uses it, or choose another PORT',
  EACCES: 'may not be used by this user: choose a PORT above 1023',
  EADDRNOTAVAIL: 'is no address of this machine: see HOST',
  ENOTFOUND: 'is no address of this machine: see HOST',
  EAI_AGAIN: 'cannot be looked up: see HOST',
};

/** PostgreSQL's own codes that say more than its text does. */
const refusals: Readonly<Record<string, string>> = {
  '28P01': 'wrong user or password',
  '3D000': 'there is no such database',
  '42501': 'the user must own the database',
  '53100': 'the disk is full',
};

/** One line that says why the server does not start. Holds no password. */
export function whyNotStarted(error: unknown, { host, port, databaseUrl }: Place): string {
  if (error instanceof NotStarted || error instanceof FolderInUse) return oneLine(error.message);
  if (isFilledDisk(error)) return 'The data cannot be written: the disk is full.';
  if (error instanceof Refusal) return `The server cannot start: ${oneLine(textOf('en', error.text))}`;
  if (!(error instanceof Error)) return `The server cannot start: ${oneLine(String(error))}`;
  const { code = '', syscall, path, message } = error as SystemError;
  // Several addresses of one name fail together.
  const [first] = error instanceof AggregateError ? (error.errors as SystemError[]) : [];
  if ((syscall ?? first?.syscall) === 'listen' || code === 'EADDRINUSE')
    return `Port ${port} on ${host} ${places[code] ?? `cannot be used: ${oneLine(message)}`}.`;
  if (databaseUrl !== undefined && isOfDatabase(code, syscall ?? first?.syscall, message)) {
    const reason = connections[code] ?? refusals[code] ?? oneLine(message || first?.message || code);
    return `PostgreSQL at ${placeOf(databaseUrl)} cannot be used: ${reason}. See DATABASE_URL.`;
  }
  if (path !== undefined && code in files) return `${path} cannot be written: ${files[code]}.`;
  return `The server cannot start: ${oneLine(message)}`;
}

/** SQLSTATE has five characters; a connection fails in one of these calls, or without a code at all. */
const isOfDatabase = (code: string, syscall: string | undefined, message: string): boolean =>
  /^[\dA-Z]{5}$/.test(code) && /\d/.test(code) ? true : /^(?:connect|getaddrinfo|read)$/.test(syscall ?? '') || /connection|timeout expired|SSL/i.test(message);

/** The address without user and password. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname;
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
