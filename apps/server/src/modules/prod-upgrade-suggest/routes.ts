import { act } from '../../documents/act.ts';
import { actOnAll } from '../../documents/actOnAll.ts';
import { removeDrafts } from '../../documents/removeDrafts.ts';
import { statusCounts } from '../../documents/reading/statusCounts.ts';
import type { Saved } from '../../generated/types.gen.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { documentExport } from '../../shared/export/exportedList.ts';
import { listRoutes } from '../../shared/export/listRoutes.ts';
import { listPage } from '../../shared/list/list.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import { filesOf, uploadTo } from '../attach/service.ts';
import { systemsOf } from '../service-catalogue/service.ts';
import { saveSuggest } from './actions/saveSuggest.ts';
import { vote } from './actions/vote.ts';
import { boardFilters, boardList } from './reading/board.ts';
import { evidenceOf } from './reading/evidence.ts';
import { findSuggest, suggestFilters, suggestList } from './reading/suggestQueries.ts';
import { suggestStatuses } from './rules/workflow.ts';
import { suggestAttachments } from './suggestAttachments.ts';
import { suggestKind } from './suggestKind.ts';
import type { SuggestRow } from './tables.ts';

const suggestExport = documentExport('prodUpgradeSuggestsList', { name: 'prodUpgradeSuggest', noun: 'prod-upgrade-suggest', widths: { title: 40 } });

const toSaved = ({ id, suggestNo, version, status }: SuggestRow): Saved => ({ id, no: suggestNo, version, status, warnings: [] });
const { tableName } = suggestAttachments;

export const suggestRoutes = (): Handlers<'prodUpgradeSuggests'> => ({
  ...listRoutes('prodUpgradeSuggests', { list: suggestList, filters: suggestFilters, exported: suggestExport }),
  prodUpgradeSuggestsBoard: ({ query, context }) => listPage(context, boardList(context), query, boardFilters(context, query)),
  prodUpgradeSuggestsStatusCounts: ({ context }) => statusCounts(context, suggestKind, suggestStatuses),
  prodUpgradeSuggestsSystems: ({ query, context }) => systemsOf(context, query.secondProduct),
  prodUpgradeSuggestsDetail: ({ query, context }) => findSuggest(context, query.id),
  prodUpgradeSuggestsEvidence: ({ query, context }) => evidenceOf(context, query.id),
  prodUpgradeSuggestsSave: ({ body, confirm, context, commit }) =>
    commit.statement(async (keep) => (await saveSuggest(context, body, { confirm, keep })) as Saved),
  prodUpgradeSuggestsRemove: removeDrafts(suggestKind),
  prodUpgradeSuggestsVote: ({ body, query, commit }) => commit((within) => vote(within, { ...body, dryRun: query.dryRun === '1' })),
  prodUpgradeSuggestsReply: ({ body: { replyContent, ...which }, commit }) =>
    commit(async (within) => toSaved(await act(within, suggestKind, 'reply', { ...which, opinion: replyContent }))),
  prodUpgradeSuggestsPlan: ({ body: { planVersion, planDate, ...which }, query, commit }) =>
    commit((within) => actOnAll(within, suggestKind, 'plan', { ...which, planned: { planVersion, planDate }, dryRun: query.dryRun === '1' })),
  prodUpgradeSuggestsAttachList: ({ query, context }) => filesOf(context, { ...query, tableName }),
  prodUpgradeSuggestsAttachUpload: ({ request, context, commit }) =>
    uploadTo(
      { request, context, commit },
      {
        tableName,
        async mustSee({ tableId }) {
          if (!(await suggestAttachments.visible(context, tableId))) throw refuse('E-012');
        },
      },
    ),
});
