import {
  type ExtendInsurance,
  type ExtendInsuranceInput,
  type ExtendInsuranceItem,
  extendInsurancesDetail,
  extendInsurancesList,
  extendInsurancesRemove,
  extendInsurancesSave,
  extendInsurancesStatusCounts,
} from '@harrow/api-client';
import { statusCounts } from '../../documents/list/statusCounts.ts';
import { deletionOf, detailOf, listOf, saveOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';

/** Where the menu has the list. */
export const extendInsuranceAddress = '/service/extendInsurance';

/** The calls behind list and page. */
export const extendInsurances = resource<ExtendInsuranceItem, ExtendInsurance, ExtendInsuranceInput>('extendInsurance', {
  list: listOf(extendInsurancesList),
  detail: detailOf(extendInsurancesDetail),
  save: saveOf(extendInsurancesSave),
});

/** The statuses in the order of the work. */
export const extendInsuranceStatuses = ['draft', 'submitted', 'no_pass', 'pass', 'audit_succeeded'] as const;

export const extendInsuranceCounts = statusCounts(extendInsurances.key, extendInsurancesStatusCounts);

export const extendInsuranceDeletion = deletionOf(extendInsurancesRemove);
