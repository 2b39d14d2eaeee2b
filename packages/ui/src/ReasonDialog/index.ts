export { type ReasonAnswer, ReasonDialog, type ReasonDialogProps } from './ReasonDialog.tsx';
