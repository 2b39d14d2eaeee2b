/** Files attached to records. */
export { linkFiles } from './linkFiles.ts';
export { filesOf, uploadTo } from './fileReplies.ts';
