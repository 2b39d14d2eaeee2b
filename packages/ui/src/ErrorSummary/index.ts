export { ErrorSummary, type ErrorSummaryProps, type FieldError } from './ErrorSummary.tsx';
export { focusField } from './focusField.ts';
