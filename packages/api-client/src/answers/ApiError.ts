/** One field of a document that the server refused: by a rule (envelope code 422) or by the contract (HTTP 400). */
export interface FieldProblem {
  /** Name of the field in the payload; empty when the problem concerns the whole document. */
  field: string;
  /** Which line of a line list, for example `bugList[0]`; absent for the header. */
  line?: string;
  /** Code of the error catalogue, for example `E-211`, or of the contract, for example `contract.tooMuch`. */
  code: string;
  /** Text in the user's language. */
  text: string;
}

/** One thing the server wants confirmed before it goes on (envelope code 202). */
export interface Warning {
  code: string;
  /** Text in the user's language. */
  text: string;
}

/**
 * Everything that can go wrong with a call, as a closed list.
 *
 * - `refused`: the server understood and says no; `code` is the envelope's, `errorCode` the catalogue's.
 * - `invalid`: fields to correct. `askFirst`: repeat with `confirm=1` once the user agreed.
 * - `conflict`: another user changed the record meanwhile (E-001).
 * - `unauthorised`: no session, or a lost one. `forbidden`: not allowed. `notFound`: no such thing, or none that this user may see.
 * - `timeout`: no answer in time. `offline`: the server could not be reached. `server`: any other status.
 */
export type Failure =
  | { kind: 'refused'; code: number; errorCode?: string }
  | { kind: 'invalid'; errors: FieldProblem[] }
  | { kind: 'askFirst'; warnings: Warning[] }
  | { kind: 'conflict'; errorCode?: string }
  | { kind: 'unauthorised' }
  | { kind: 'forbidden' }
  | { kind: 'notFound' }
  | { kind: 'timeout' }
  | { kind: 'offline' }
  | { kind: 'server' };

export type FailureKind = Failure['kind'];

/** A failed call. `failure` says what happened, `message` is the server's text in the user's language, or empty when there is none. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly failure: Failure;
  /** HTTP status; 0 when no answer arrived. */
  readonly status: number;
  /** The `result` of a refusal as it came, for the calls that say more in it. */
  readonly result: unknown;

  constructor(failure: Failure, status: number, message = '', options?: ErrorOptions & { result?: unknown }) {
    super(message, options);
    this.failure = failure;
    this.status = status;
    this.result = options?.result;
  }
}

/** True for an `ApiError` of the kind, with its details typed. */
export function isFailure<K extends FailureKind>(error: unknown, kind: K): error is ApiError & { readonly failure: Extract<Failure, { kind: K }> } {
  return error instanceof ApiError && error.failure.kind === kind;
}
