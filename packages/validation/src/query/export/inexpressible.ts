import type { Condition } from '../query.ts';
import { QueryError } from '../QueryError.ts';

/** Target languages of the export. */
export type ExportTarget = 'sql' | 'mongo' | 'jsonLogic';

/**
 * The refusal of a condition that a target cannot ask exactly as `evaluateQuery` does: code `unknownRule`, with the `rule`, its
 * `field`, the `target` and, in `reason`, what stands in the way.
 */
export const inexpressible = (target: ExportTarget, { field, rule }: Condition, reason: string): QueryError =>
  new QueryError('unknownRule', { rule, field, target, reason });
