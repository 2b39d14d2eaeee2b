/** Applications for the demo data. */
export { applicationKind } from './applicationKind.ts';
export { saveApplication } from './actions/saveApplication.ts';
