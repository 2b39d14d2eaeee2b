/** What other modules may use of the catalogue. */
export { hasDecimals } from './catalogueMasters.ts';
