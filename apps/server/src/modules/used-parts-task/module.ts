import { detailsOf, documentType } from '../../documents/documentType.ts';
import type { Module } from '../../shared/module.ts';
import { coreRetention, usedPartsReturn } from './coreJobs.ts';
import { coreKind } from './coreKind.ts';
import { coreParameters } from './parameters.ts';
import type { Core } from './tables.ts';
import { searchedCores } from './coreList.ts';

/** The inbox shows the part. */
const todoDetails = detailsOf<Core>(coreKind, ({ partsCode }) => ({ subject: partsCode, reviewer: null }));

/** Cores of approved claims, from the audit on until they are received, scrapped, waived or charged back. */
export const usedPartsTask = {
  documents: [documentType(coreKind, { permission: 'usedPartsHandle:query', todoDetails })],
  jobs: [coreRetention, usedPartsReturn],
  liveLists: { usedPartsTask: { table: 'usedPartsTask', permission: 'usedPartsHandle:query' } },
  references: {
    supplier: [{ table: 'used_parts_task', column: 'supplier_code', docType: 'usedPartsTask' }],
    parts: [{ table: 'used_parts_task', column: 'parts_code', docType: 'usedPartsTask' }],
  },
  parameters: coreParameters,
  searched: [searchedCores],
} satisfies Module;
