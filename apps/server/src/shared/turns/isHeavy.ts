import type { Operation } from '../contract/contract.ts';

/** Last parts of paths whose calls read or write many rows: workbooks, papers, figures, batches. */
const heavyPaths =
  /\/(?:exportXls|\w+Export|\w+Xls|importExcel|importVins|analysis|preview|deleteBatch|\w+Batch|batch\w+)$|\/print\/data$|\/cgreport\/api\/getData\//;

/** A batch of documents up to this size is done as quickly as a page is read. */
const smallBatch = 10;

/** Whether a call waits for its turn among the heavy ones. A batch does when it names many records, whatever its path. */
export function isHeavy({ url }: Pick<Operation, 'url'>, { body, query }: { body?: unknown; query?: unknown }): boolean {
  return heavyPaths.test(url) || idsIn(body) > smallBatch || idsIn(query) > smallBatch;
}

function idsIn(asked: unknown): number {
  const { ids, items } = (typeof asked === 'object' && asked !== null ? asked : {}) as { ids?: unknown; items?: unknown };
  const named = ids ?? items;
  return Array.isArray(named) ? named.length : typeof named === 'string' ? named.split(',').length : 0;
}
