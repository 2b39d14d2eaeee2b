export { type Warning, WarningConfirm, type WarningConfirmProps } from './WarningConfirm.tsx';
