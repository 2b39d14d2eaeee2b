import { warrantyClaimsForm } from '@harrow/api-client/forms';

/** Fields of the lines in the contract; columns take their limits from here. */
export const labourLimits = warrantyClaimsForm.lists.detailList.fields;
export const partLimits = warrantyClaimsForm.lists.partsList.fields;
