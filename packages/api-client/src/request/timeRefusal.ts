import { type ApiError, isFailure } from '../answers/ApiError.ts';

/** The server found the time stamp of a signature too far from its own time (facts of the origin 1.3). */
export function isTimeRefusal(error: ApiError): boolean {
  return isFailure(error, 'refused') && (error.failure.errorCode === 'signature.time' || /时效性/.test(error.message));
}

/** Clock of the server, epoch milliseconds; undefined if the answer does not give it. */
export function serverTimeOf(text: string, headers: Headers): number | undefined {
  const { timestamp } = JSON.parse(text) as { timestamp?: unknown };
  if (typeof timestamp === 'number' && timestamp > 0) return timestamp;
  const date = Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(date) ? undefined : date;
}
