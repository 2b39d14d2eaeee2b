import { partsOrdersForm } from '@harrow/api-client/forms';

const { fields, maxItems } = partsOrdersForm.lists.lines;

/** Limits of the lines in the contract. */
export const lineLimits = { ...fields, most: maxItems };
