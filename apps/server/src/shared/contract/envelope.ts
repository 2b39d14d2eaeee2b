/** A success with code 200 and no message, unless a handler says otherwise. */
type Parts<Reply> = Omit<Reply, 'success' | 'code' | 'message' | 'timestamp'> & { success?: boolean; code?: number; message?: string };

/** Members of an envelope that a handler sets itself. */
export interface EnvelopeParts<Reply = unknown> {
  readonly envelope: Parts<Reply>;
}

/** For the calls whose reply has members beside `result`, e.g. `envelope({ data })` at login. */
export const envelope = <Reply>(parts: Parts<Reply>): EnvelopeParts<Reply> => ({ [envelopeMark]: true, envelope: parts }) as EnvelopeParts<Reply>;

const envelopeMark = Symbol('envelope');

/** The whole answer: `{ success, code, message, result, timestamp }`. */
export function toEnvelope(result: unknown): Record<string, unknown> {
  const head = { success: true, code: 200, message: '', timestamp: Date.now() };
  if (typeof result === 'object' && result !== null && envelopeMark in result) return { ...head, ...(result as unknown as EnvelopeParts<object>).envelope };
  return { ...head, result: result ?? null };
}
