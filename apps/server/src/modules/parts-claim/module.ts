import { documentType } from '../../documents/documentType.ts';
import type { Module } from '../../shared/module.ts';
import { partsClaimKind } from './partsClaimKind.ts';
import { partsClaimRoutes } from './routes.ts';

/** One sentence: what the module is about. */
export const partsClaim = {
  routes: partsClaimRoutes,
  documents: [documentType(partsClaimKind, { permission: 'partsClaim:query' })],
  grants: { partsClaim: { DA: 'VCESDX', DS: 'VCESDX', MS: 'VAX', MM: 'VAX', SA: 'V' } },
  // Right behind "New" in the list; saving needs `edit`.
  rights: ['partsClaim:add'],
  liveLists: { partsClaim: { table: 'partsClaim', permission: 'partsClaim:query' } },
  numberRules: [{ code: 'partsClaim', prefix: 'PC', period: 'month', perDealer: true, digits: 4 }],
} satisfies Module;
