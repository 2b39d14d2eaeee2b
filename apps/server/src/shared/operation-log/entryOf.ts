import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '../contract/contract.ts';
import { newId } from '../database/database.ts';
import { browserName } from '../http/browserName.ts';
import type { Refusal } from '../refusal/refusal.ts';
import type { LoggedRecords } from '../change-log/loggedRecord.ts';
import { faultOf } from './fault.ts';
import { maskedParams } from './maskedParams.ts';
import type { LogEntry } from './tables.ts';

/** Outcome of a call, besides its response. */
export interface CallOutcome {
  refusal?: Refusal;
  /** Unexpected error. */
  error?: Error;
  /** The envelope, where the answer has one. */
  answer?: Readonly<Record<string, unknown>>;
  /** Files of a call: names, rows, outcome. */
  files?: unknown;
  /** Further details, such as the number of a link that was issued. */
  more?: Readonly<Record<string, string>>;
}

const cut = (text: string | null | undefined, length: number): string | null => (text ? text.slice(0, length).toWellFormed() : null);
const member = (value: unknown, name: string): string | undefined => {
  const found = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  return typeof found === 'string' ? found : undefined;
};
const isId = (text: string | undefined): text is string => text !== undefined && /^[0-9a-f]{32}$/.test(text);

/** The record that a call is about: the one it was given, or the one it has made. */
function recordOf({ query, body }: Pick<FastifyRequest, 'query' | 'body'>, result: unknown): Pick<LogEntry, 'docId' | 'docNo'> {
  const { ids } = (body ?? {}) as { ids?: unknown };
  const only = Array.isArray(ids) && ids.length === 1 ? member(ids, '0') : undefined;
  const given = [member(body, 'id'), only, member(query, 'id'), member(query, 'ids'), member(result, 'id')];
  return { docId: given.find(isId) ?? null, docNo: cut(member(result, 'no'), 64) };
}

/** Parameters of a call with files come from the code that read them. */
const paramsOf = ({ query, body }: FastifyRequest, { files, more }: CallOutcome): string | null =>
  maskedParams({ ...(query as object), ...(typeof body === 'object' && body !== null ? body : {}), ...(files !== undefined && { files }), ...more });

/** A thumbnail, and a further part of a file that is played, are no downloads. */
const isPartOfDownload = ({ query, headers }: FastifyRequest): boolean =>
  member(query, 'thumbnail') !== undefined || (headers.range !== undefined && !headers.range.startsWith('bytes=0-'));

/** How the log calls a call; undefined: it is not written down. */
function typeOf(request: FastifyRequest, { logged }: Operation, { refusal, error }: CallOutcome): string | undefined {
  if (error) return 'exception';
  if (refusal?.httpStatus === 403) return 'denied';
  return logged === 'download' && isPartOfDownload(request) ? undefined : logged;
}

/** The entry of a call that was answered; undefined for what is not written down. */
export function entryOf(
  request: FastifyRequest,
  reply: FastifyReply,
  operation: Operation,
  outcome: CallOutcome,
  { now, loggedRecords }: { now: Date; loggedRecords: LoggedRecords },
): LogEntry | undefined {
  const { user } = request;
  const { refusal, error } = outcome;
  const logType = typeOf(request, operation, outcome);
  // Without a session there is no user; public calls are logged under the user name that was entered.
  if (logType === undefined || (!user && operation.permission !== 'public')) return undefined;
  const fault = error && faultOf(error);
  const [module = ''] = operation.permission.split(':');
  const docType = member(request.body, 'docType') ?? member(request.query, 'docType');
  const { success = true, code = 200 } = outcome.answer ?? {};
  const isRefused = refusal !== undefined || success === false || Number(code) > 201;
  return {
    id: newId(now.getTime()),
    logType,
    operationId: operation.id,
    method: operation.method,
    path: cut(request.url.split('?', 1)[0], 500) ?? '',
    params: paramsOf(request, outcome),
    docType: [docType, operation.tag, module].find((name) => name !== undefined && loggedRecords.has(name)) ?? null,
    ...recordOf(request, outcome.answer?.['result']),
    username: user?.username ?? cut(member(request.body, 'username'), 64),
    realname: cut(user?.realname, 100),
    orgCode: user?.orgCode ?? null,
    dealerCode: user?.dealerCode ?? null,
    ip: request.ip.slice(0, 64),
    browser: browserName(request.headers['user-agent'] ?? '')
      .slice(0, 64)
      .toWellFormed(),
    appId: cut(request.headers['x-low-app-id'] as string | undefined, 64),
    outcome: error ? 'failed' : isRefused ? 'refused' : 'success',
    errorCode: cut(refusal?.text.code, 64),
    costTime: Math.round(reply.elapsedTime),
    requestId: request.id,
    exception: fault?.text ?? null,
    fingerprint: fault?.fingerprint ?? null,
    createTime: now.toISOString(),
  };
}
