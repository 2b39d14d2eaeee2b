/** What other modules may use of the catalogue. */
export { productTexts } from './catalogueLists.ts';
export { hasDecimals } from './catalogueMasters.ts';
