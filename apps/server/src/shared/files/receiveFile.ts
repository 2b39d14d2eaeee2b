import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { newId } from '../database/database.ts';
import { sentFileName } from './fileName.ts';
import { mustBeMultipart } from '../http/multipart.ts';
import { badRequest, refuse } from '../refusal/refusal.ts';

/** A file that has arrived completely, waiting in the incoming folder. */
export interface ReceivedFile {
  /** Where it lies; `discard` removes it. */
  path: string;
  filename: string;
  declaredType: string;
  sizeBytes: number;
  /** SHA-256, hex. */
  sha256: string;
}

/**
 * Streams the one file of a multipart request to disk, hashing on the way; never more than a chunk in memory.
 * A file that is truncated, too large, empty or one of several leaves nothing behind.
 * @param maxBytes files of this size or more are refused (E-600)
 */
export async function receiveFile(
  request: FastifyRequest,
  incoming: string,
  maxBytes: number,
): Promise<{ file: ReceivedFile; fields: Record<string, string> }> {
  mustBeMultipart(request);
  const fields: Record<string, string> = {};
  let file: ReceivedFile | undefined;
  try {
    const parts = request.parts({ limits: { fileSize: maxBytes, files: 1, fields: 10, fieldSize: 1024, parts: 12, headerPairs: 20 } });
    for await (const part of parts) {
      if (part.type === 'field') {
        fields[part.fieldname] = String(part.value);
        continue;
      }
      if (part.fieldname !== 'file' || file) throw badRequest('attach.oneFile');
      file = { path: join(incoming, newId()), filename: sentFileName(part.filename), declaredType: part.mimetype, sizeBytes: 0, sha256: '' };
      const hash = createHash('sha256');
      const counter = count(hash, (bytes) => (file!.sizeBytes += bytes));
      // `flush`: the file is on the disk before the database says it exists.
      await pipeline(part.file, counter, createWriteStream(file.path, { flags: 'wx', flush: true }));
      if (part.file.truncated || file.sizeBytes >= maxBytes) throw refuse('E-600');
      file.sha256 = hash.digest('hex');
    }
    if (!file) throw badRequest('attach.oneFile');
    if (file.sizeBytes === 0) throw refuse('attach.empty');
    return { file, fields };
  } catch (error) {
    if (file) await discard(file);
    const code = (error as { code?: string }).code;
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw refuse('E-600');
    // The multipart reader knows no codes for a body that ends before its last boundary, or names none.
    if (/multipart/i.test((error as Error).message)) throw badRequest('attach.cut');
    throw error;
  }
}

/** Removes a received file that is not kept. */
export const discard = (file: Pick<ReceivedFile, 'path'>): Promise<void> => rm(file.path, { force: true });

const count = (hash: Hash, add: (bytes: number) => void): Transform =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      add(chunk.length);
      done(null, chunk);
    },
  });
