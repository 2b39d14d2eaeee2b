export { type SummaryRow, SummaryTable, type SummaryTableProps } from './SummaryTable.tsx';
