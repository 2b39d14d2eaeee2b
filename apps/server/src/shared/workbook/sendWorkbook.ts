import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { contentDisposition } from '../files/fileName.ts';

const types = { xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', xls: 'application/vnd.ms-excel' } as const;
export type WorkbookFormat = keyof typeof types;

const formatOf = (fileName: string): WorkbookFormat => (fileName.endsWith('.xlsx') ? 'xlsx' : 'xls');

/** Sends a workbook; its kind is that of its name. */
export const sendWorkbook = (reply: FastifyReply, fileName: string, bytes: Readable): FastifyReply =>
  reply
    .header('content-disposition', contentDisposition('attachment', fileName))
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .type(types[formatOf(fileName)])
    .send(bytes);
