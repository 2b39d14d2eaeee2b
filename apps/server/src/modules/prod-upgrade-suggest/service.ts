/** Suggestions for the demo data. */
export { vote } from './actions/vote.ts';
export { saveSuggest } from './actions/saveSuggest.ts';
export { suggestKind } from './suggestKind.ts';
