export { FileSize } from './FileSize.tsx';
export { formatFileSize } from './formatFileSize.ts';
