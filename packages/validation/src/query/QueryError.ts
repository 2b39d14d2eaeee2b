export type QueryFault = 'malformed' | 'unknownField' | 'unknownRule' | 'notANumber' | 'notADate' | 'textOnlyRule';

/** A query that cannot be asked. It is refused as a whole: leaving out the part that is wrong would widen the result. */
export class QueryError extends Error {
  readonly code: QueryFault;
  /** Offending part, truncated to 64 characters: `field`, `rule` or `value`, by code. */
  readonly params: Readonly<Record<string, string>>;

  constructor(code: QueryFault, params: Record<string, string> = {}) {
    super(`Query refused: ${code} ${JSON.stringify(params)}`);
    this.name = 'QueryError';
    this.code = code;
    this.params = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value.slice(0, 64)]));
  }
}
