export { ImportDialog } from './ImportDialog.tsx';
export type { ImportAnswer, ImportDialogProps, ImportedFile, ImportProblem, ImportRequest, ImportSource, ImportUploadOptions } from './ImportDialog.types.ts';
