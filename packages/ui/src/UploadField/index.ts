export { UploadField } from './UploadField.tsx';
export type { UploadFieldProps, UploadRecord, UploadValue } from './UploadField.types.ts';
