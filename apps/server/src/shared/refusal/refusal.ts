/** A text of the message files together with its parameters, not yet in a language. */
export interface Coded {
  /** Key of the message files, e.g. `E-209`. */
  code: string;
  params?: Params;
  /** Key of the text, where the code says it in other words than usual. */
  textKey?: string;
  /** The record that it is about, where several were named: its number. */
  about?: string;
}
export type Params = Readonly<Record<string, string | number>>;

/** One wrong field: `field` as named in the request, `line` which line of which list, e.g. `bugList[0]`. */
export interface InvalidField extends Coded {
  field: string;
  line?: string;
}

/**
 * The one way to say no. Thrown anywhere, it becomes the envelope in one place (`shared/contract/answer.ts`), in the
 * user's language; a transaction it passes through is rolled back.
 */
export class Refusal extends Error {
  readonly text: Coded;
  /** `code` of the envelope. */
  readonly envelopeCode: number;
  /** 200 for refusals of the business, 400, 401, 403, 404, 405, 429 or 503 otherwise. */
  readonly httpStatus: number;
  readonly errors: readonly InvalidField[] | undefined;
  readonly warnings: readonly Coded[] | undefined;
  /** Further members of `result`. */
  readonly details: Readonly<Record<string, unknown>> | undefined;

  constructor(refusal: {
    text: Coded;
    envelopeCode: number;
    httpStatus?: number;
    errors?: readonly InvalidField[];
    warnings?: readonly Coded[];
    details?: Record<string, unknown>;
  }) {
    super(refusal.text.code);
    this.name = 'Refusal';
    this.text = refusal.text;
    this.envelopeCode = refusal.envelopeCode;
    this.httpStatus = refusal.httpStatus ?? 200;
    this.errors = refusal.errors;
    this.warnings = refusal.warnings;
    this.details = refusal.details;
  }
}

/** Refuses with a text of the catalogue, e.g. `throw refuse('E-211', { h, w })`. E-001 travels as code 409, others as 500. */
export const refuse = (code: string, params?: Params, details?: Record<string, unknown>): Refusal =>
  new Refusal({ text: { code, ...(params && { params }) }, envelopeCode: code === 'E-001' ? 409 : 500, ...(details && { details }) });

/** The same with a text of its own beside the code. */
export const refuseWith = (text: Coded): Refusal => new Refusal({ text, envelopeCode: 500 });

/** Refuses field by field (code 422). @param errors at least one; the first is also the message. */
export const invalid = (errors: readonly InvalidField[]): Refusal => {
  const [first] = errors;
  if (!first) throw new RangeError('invalid() needs at least one error');
  return new Refusal({ text: first, envelopeCode: 422, errors });
};

/** Asks the user to confirm warnings (code 202); the client repeats the call with `confirm=1`. */
export const askFirst = (warnings: readonly Coded[]): Refusal => {
  const [first] = warnings;
  if (!first) throw new RangeError('askFirst() needs at least one warning');
  return new Refusal({ text: first, envelopeCode: 202, warnings });
};

const httpRefusal =
  (httpStatus: number) =>
  (code: string, params?: Params): Refusal =>
    new Refusal({ text: { code, ...(params && { params }) }, envelopeCode: httpStatus, httpStatus });

/** The request breaks the contract (HTTP 400): unknown column, malformed condition and the like. */
export const badRequest = httpRefusal(400);
/** No session, or one that has ended (HTTP 401). */
export const unauthorized = httpRefusal(401);
/** The user's permissions do not cover the call (HTTP 403). */
export const forbidden = httpRefusal(403);
/** No such path (HTTP 404); a missing record is `refuse('E-012')`. */
export const notFound = httpRefusal(404);
/** The address has other methods (HTTP 405). */
export const methodNotAllowed = httpRefusal(405);
/** More calls than one caller may make (HTTP 429). */
export const tooMany = httpRefusal(429);
