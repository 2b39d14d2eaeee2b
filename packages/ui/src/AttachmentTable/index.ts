export { AttachmentTable, type AttachmentTableProps } from './AttachmentTable.tsx';
