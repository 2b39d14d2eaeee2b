import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { newId } from '../database/database.ts';
import { safeFileName } from '../files/fileName.ts';
import { mustBeMultipart } from '../http/multipart.ts';
import { badRequest, refuse } from '../refusal/refusal.ts';
import { importLimits } from './reading/limits.ts';

export interface ReceivedWorkbook {
  path: string;
  fileName: string;
  tooLarge: boolean;
}

export interface ReceivedImport {
  workbooks: ReceivedWorkbook[];
  fields: Readonly<Record<string, string>>;
}

const known = new Set(['validateStatus', 'importMode', 'isSingleTableImport', 'foreignKeys']);

/** Streams the files `files` or `files[]` of a multipart request to disk. The caller removes them with `discardWorkbooks`, also after a refusal. */
export async function receiveWorkbooks(
  request: FastifyRequest,
  incoming: string,
  received: ReceivedImport & { fields: Record<string, string> },
): Promise<void> {
  mustBeMultipart(request);
  const { files, fileMb } = importLimits;
  const limits = { fileSize: fileMb * 1024 * 1024, files, fields: known.size, fieldSize: 4096, parts: files + known.size, headerPairs: 20 };
  try {
    for await (const part of request.parts({ limits, throwFileSizeLimit: false } as Parameters<FastifyRequest['parts']>[0])) {
      if (part.type === 'field') {
        if (!known.has(part.fieldname)) throw badRequest('contract.invalid', { fields: part.fieldname.slice(0, 64) });
        received.fields[part.fieldname] = String(part.value);
        continue;
      }
      if (part.fieldname !== 'files' && part.fieldname !== 'files[]') throw badRequest('contract.invalid', { fields: part.fieldname.slice(0, 64) });
      const path = join(incoming, newId());
      const workbook = { path, fileName: safeFileName(part.filename), tooLarge: false };
      received.workbooks.push(workbook);
      await pipeline(part.file, createWriteStream(path, { flags: 'wx' }));
      workbook.tooLarge = part.file.truncated;
    }
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT') throw refuse('import.tooManyFiles', { n: files });
    if (/multipart/i.test((error as Error).message)) throw badRequest('attach.cut');
    throw error;
  }
  if (received.workbooks.length === 0) throw badRequest('import.noFile');
}

export const discardWorkbooks = async ({ workbooks }: ReceivedImport): Promise<void> => {
  for (const { path } of workbooks) await rm(path, { force: true });
};
