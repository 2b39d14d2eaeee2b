/** Files attached to records. */
export { linkFiles } from './linkFiles.ts';
