import { documentType } from '../../documents/documentType.ts';
import type { Module } from '../../shared/module.ts';
import { __name__Kind } from './__name__Kind.ts';
import { __name__Routes, searched__Name__s } from './routes.ts';

/** One sentence: what the module is about. */
export const __name__ = {
  routes: __name__Routes,
  documents: [documentType(__name__Kind, { permission: '__name__:query' })],
  grants: { __name__: { DA: 'VCESDX', DS: 'VCESDX', MS: 'VAX', MM: 'VAX', SA: 'V' } },
  // Right behind "New" in the list; saving needs `edit`.
  rights: ['__name__:add'],
  liveLists: { __name__: { table: '__name__', permission: '__name__:query' } },
  numberRules: [{ code: '__name__', prefix: '__PREFIX__', period: 'month', perDealer: true, digits: 4 }],
  searched: [searched__Name__s],
} satisfies Module;
