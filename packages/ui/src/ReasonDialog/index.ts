export type { MarkChoice, MarkedField } from './MarkedFields.tsx';
export { type ReasonAnswer, ReasonDialog, type ReasonDialogProps } from './ReasonDialog.tsx';
