import type { Operation } from '../contract/contract.ts';

/** A batch up to this size is done as quickly as a page is read. */
const smallBatch = 10;

/** Whether a call waits for its turn: one that the contract marks (`x-heavy`), or a batch that names many records by `ids`. */
export const isHeavy = ({ heavy }: Pick<Operation, 'heavy'>, { body, query }: { body?: unknown; query?: unknown }): boolean =>
  heavy || idsIn(body) > smallBatch || idsIn(query) > smallBatch;

function idsIn(asked: unknown): number {
  const { ids } = (typeof asked === 'object' && asked !== null ? asked : {}) as { ids?: unknown };
  return Array.isArray(ids) ? ids.length : typeof ids === 'string' ? ids.split(',').length : 0;
}
