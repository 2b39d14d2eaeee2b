import type { DetailedError, HttpRequest, HttpResponse } from 'tus-js-client';
import { isOffline } from '../upload/uploadQueue.ts';

/** Headers of a request, by their names. */
export type TusHeaders = Readonly<Record<string, string>>;

/** A refusal of the server, or a lost connection (status 0). */
class TusFailure extends Error {
  readonly status: number;
  constructor(status: number, reason: string) {
    super(reason);
    this.name = 'TusFailure';
    this.status = status;
  }
}

/** Somebody else has the upload, or too much is asked at a time: soon it may be different. */
const passing = new Set([409, 423, 429]);
/** The proxy is there, the server behind it is not. */
const away = new Set([502, 503, 504]);
/** There is no such upload any more. */
const gone = new Set([403, 404, 410]);
/** As the answer to what is sent 403 may be a refusal as well. */
const surelyGone = new Set([404, 410]);

export const isLost = (error: unknown): boolean => error instanceof TusFailure && (error.status === 0 || away.has(error.status));
export const isGone = (error: unknown): boolean => error instanceof TusFailure && gone.has(error.status);

export interface TusRequestOptions {
  /** Absolute. */
  endpoint: string;
  headers: TusHeaders | ((refused: boolean) => TusHeaders | Promise<TusHeaders>);
  toReason: (status: number, body: string) => string;
  signal: AbortSignal | undefined;
}

/** What tus-js-client is to do around the requests of one upload. */
export function tusRequests({ endpoint, headers, toReason, signal }: TusRequestOptions) {
  let isRenewed = false;
  return {
    async onBeforeRequest(request: HttpRequest): Promise<void> {
      // Given up, only the removal is still to come.
      if (request.getMethod() !== 'DELETE') signal?.throwIfAborted();
      if (new URL(request.getURL(), endpoint).origin !== new URL(endpoint).origin) return;
      const sent = typeof headers === 'function' ? await headers(isRenewed) : headers;
      for (const [name, value] of Object.entries(sent)) request.setHeader(name, value);
    },
    onAfterResponse(request: HttpRequest, response: HttpResponse): void {
      const status = response.getStatus();
      if (status >= 200 && status < 300) isRenewed = false;
      // What tus-js-client takes for the end of an upload may be a token that has run out, or a server that is restarted.
      else if (request.getMethod() !== 'HEAD' || !gone.has(status)) throw new TusFailure(status, toReason(status, response.getBody()));
    },
    onShouldRetry(error: DetailedError): boolean {
      if (signal?.aborted || isOffline()) return false;
      const status = statusOf(error);
      if (status === undefined) return false;
      // Asked where it stands, the server says that it is gone, and it is begun anew.
      if (error.originalRequest?.getMethod() === 'PATCH' && surelyGone.has(status)) return true;
      if (status !== 401) return status === 0 || status >= 500 || passing.has(status);
      const isRenewable = typeof headers === 'function' && !isRenewed;
      isRenewed = true;
      return isRenewable;
    },
  };
}

const causeOf = (error: unknown): unknown => (error instanceof Error && 'causingError' in error ? error.causingError : undefined);

/** HTTP status of a failed request; 0 where none came back, undefined where something else failed. */
function statusOf(error: DetailedError): number | undefined {
  const cause = causeOf(error);
  if (cause instanceof TusFailure) return cause.status;
  // The headers could not be had, for example.
  if (cause instanceof Error) return undefined;
  return error.originalResponse?.getStatus() ?? 0;
}

/** Why an upload failed, without what tus-js-client puts around it. */
export function failureOf(error: unknown): Error {
  const cause = causeOf(error);
  if (cause instanceof Error) return cause;
  if (!(error instanceof Error)) return new Error(String(error));
  const { originalRequest, originalResponse } = error as Partial<DetailedError>;
  return originalRequest && !originalResponse ? new TusFailure(0, '') : error;
}
