/** Order types and their terms. */
export { orderTypeOptions } from './orderTypeOptions.ts';
