export { ExportButton } from './ExportButton.tsx';
export type { ExportButtonProps, ExportColumn, ExportFormat, ExportRequest, ExportRows } from './ExportButton.types.ts';
