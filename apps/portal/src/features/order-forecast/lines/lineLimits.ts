import { orderForecastsForm } from '@harrow/api-client/forms';

const { fields, maxItems } = orderForecastsForm.lists.lines;

/** Limits of the lines in the contract. */
export const lineLimits = { ...fields, most: maxItems };
