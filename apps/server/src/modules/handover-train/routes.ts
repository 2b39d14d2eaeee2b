import { removeDrafts } from '../../documents/removeDrafts.ts';
import { statusCounts } from '../../documents/reading/statusCounts.ts';
import type { Saved } from '../../generated/types.gen.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { documentExport } from '../../shared/export/exportedList.ts';
import { listRoutes } from '../../shared/export/listRoutes.ts';
import { machineTab } from '../vehicle/service.ts';
import { handoverKind } from './handoverKind.ts';
import { findHandover, handoverFilters, handoverList, handoversOf, previewWarranty } from './reading/handoverQueries.ts';
import { saveHandover } from './actions/saveHandover.ts';
import { handoverStatuses } from './rules/workflow.ts';

const handoverExport = documentExport('handoverTrainsList', { name: 'handoverTrain', noun: 'handover-train' });

export const handoverRoutes = (): Handlers<'handoverTrains'> & Handlers<'machineHandovers'> => ({
  ...listRoutes('handoverTrains', { list: handoverList, filters: handoverFilters, exported: handoverExport }),
  handoverTrainsDetail: ({ query, context }) => findHandover(context, query.id),
  handoverTrainsStatusCounts: ({ context }) => statusCounts(context, handoverKind, handoverStatuses),
  handoverTrainsWarranty: ({ query, context }) => previewWarranty(context, query),
  handoverTrainsSave: ({ body, confirm, context, commit }) => commit.statement(async (keep) => (await saveHandover(context, body, { confirm, keep })) as Saved),
  handoverTrainsRemove: removeDrafts(handoverKind),
  machineHandoversHandoverList: machineTab('handoverTrain:query', handoversOf),
});
