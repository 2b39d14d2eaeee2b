import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { contentDisposition } from '../files/fileName.ts';

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
  csv: 'text/csv; charset=utf-8',
} as const;
/** Formats of an export. */
export type ExportFormat = keyof typeof types;
/** Formats that hold several sheets, and that an import reads. */
export type WorkbookFormat = Exclude<ExportFormat, 'csv'>;

const formatOf = (fileName: string): ExportFormat => (fileName.endsWith('.xlsx') ? 'xlsx' : fileName.endsWith('.csv') ? 'csv' : 'xls');

/** Sends a workbook or a CSV; its kind is that of its name. */
export const sendWorkbook = (reply: FastifyReply, fileName: string, bytes: Readable): FastifyReply =>
  reply
    .header('content-disposition', contentDisposition('attachment', fileName))
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .type(types[formatOf(fileName)])
    .send(bytes);
