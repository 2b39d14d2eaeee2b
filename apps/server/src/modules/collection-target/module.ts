import { masterLog } from '../../shared/change-log/loggedRecord.ts';
import { masterRoutes } from '../../shared/master/masterRoutes.ts';
import type { Module } from '../../shared/module.ts';
import { collectionTargetExport, collectionTargetFilters, collectionTargetList } from './collectionTargetList.ts';
import { collectionTargetMaster } from './collectionTargetMaster.ts';

/** Targets for what dealers pay. */
export const collectionTarget = {
  routes: () =>
    masterRoutes('collectionTargets', {
      master: collectionTargetMaster,
      list: collectionTargetList,
      filters: collectionTargetFilters,
      exported: collectionTargetExport,
    }),
  masterLogs: [masterLog('collectionTarget', 'monthlyCollectReceipts:query')],
} satisfies Module;
