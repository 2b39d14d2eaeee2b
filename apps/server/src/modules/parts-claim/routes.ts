import { sql } from 'kysely';
import { removeDrafts } from '../../documents/removeDrafts.ts';
import { statusCounts } from '../../documents/reading/statusCounts.ts';
import { allowedActions } from '../../documents/workflow.ts';
import type { PartsClaimItem, Saved } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { replyOf } from '../../shared/contract/replyOf.ts';
import { documentExport } from '../../shared/export/exportedList.ts';
import { listRoutes } from '../../shared/export/listRoutes.ts';
import { listColumns } from '../../shared/list/columns.ts';
import { type Filter, keywords, oneOf } from '../../shared/list/filters.ts';
import type { ListDefinition } from '../../shared/list/list.ts';
import { partsClaimKind, stateOf } from './partsClaimKind.ts';
import { partsClaimStore } from './partsClaimStore.ts';
import { savePartsClaim } from './savePartsClaim.ts';
import type { PartsClaimHeader } from './tables.ts';
import { partsClaimStatuses, partsClaimWorkflow } from './workflow.ts';

const shown = ({ user }: Context, row: PartsClaimHeader) => ({
  ...row,
  allowedActions: allowedActions(partsClaimWorkflow, user, stateOf(row)) as PartsClaimItem['allowedActions'],
});

const list = (context: Context): ListDefinition<PartsClaimItem> => ({
  table: 'partsClaim',
  columns: listColumns('partsClaimsList', 'partsClaim'),
  select: sql`parts_claim.*`,
  toReply: (row) => replyOf(context, 'PartsClaimItem', shown(context, row as unknown as PartsClaimHeader)),
});

const filters = (_context: Context, { keyword, status }: { keyword?: string; status?: string }): Filter[] => [
  keywords(['partsClaim.partsClaimNo', 'partsClaim.title'], keyword),
  oneOf('partsClaim.status', status),
];

export const partsClaimRoutes = (): Handlers<'partsClaims'> => ({
  ...listRoutes('partsClaims', { list, filters, exported: documentExport('partsClaimsList', { name: 'partsClaim', noun: 'parts-claim' }) }),
  async partsClaimsDetail({ query, context }) {
    const { header, lines } = await partsClaimStore.find(context, query.id);
    return replyOf(context, 'PartsClaim', { ...shown(context, header), lines: lines.map(({ partsClaimId: _document, ...line }) => line) });
  },
  partsClaimsStatusCounts: ({ context }) => statusCounts(context, partsClaimKind, partsClaimStatuses),
  partsClaimsSave: ({ body, confirm, context, commit }) => commit.statement(async (keep) => (await savePartsClaim(context, body, { confirm, keep })) as Saved),
  partsClaimsRemove: removeDrafts(partsClaimKind),
});
