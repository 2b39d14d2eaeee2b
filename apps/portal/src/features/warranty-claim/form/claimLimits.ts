import { warrantyClaimsForm } from '@harrow/api-client/forms';

/** What the contract lets the lines hold; columns take their limits from here. */
export const labourLimits = warrantyClaimsForm.lists.detailList.fields;
export const partLimits = warrantyClaimsForm.lists.partsList.fields;
