export { ExportButton } from './ExportButton.tsx';
export { type CsvExportOptions, useCsvExport } from './useCsvExport.ts';
export type { ExportButtonProps, ExportColumn, ExportFormat, ExportRequest, ExportRows } from './ExportButton.types.ts';
