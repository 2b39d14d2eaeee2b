import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentDisposition } from './fileName.ts';
import { storedKind } from './fileKinds.ts';
import type { ShotFacts } from './imageFacts.ts';
import { refuse } from '../refusal/refusal.ts';
import type { FileStore } from './fileStore.ts';
import type { StoredFacts } from './storeFile.ts';

type Range = { start: number; end: number } | 'unsatisfiable' | undefined;

/** A single byte range of a `Range` header, both ends inclusive; undefined when there is none, or several. */
export function parseRange(header: string | undefined, size: number): Range {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end || start >= size || (from === '' && Number(to) === 0) ? 'unsatisfiable' : { start, end };
}

/** Sends a file or its thumbnail: ranges, ETag, safe headers. Only kinds that can run nothing are shown in the browser. */
export async function sendFile(
  files: FileStore,
  row: Omit<StoredFacts, 'sizeBytes' | keyof ShotFacts>,
  wish: { thumbnail: boolean; inline: boolean },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const thumbnail = wish.thumbnail && row.thumbPath !== null;
  const key = thumbnail ? row.thumbPath! : row.filePath;
  const mimetype = thumbnail ? 'image/webp' : row.mimetype;
  const inline = wish.inline && (thumbnail || storedKind(row.mimetype)?.inline === true);
  const etag = `"${row.sha256}${thumbnail ? '-t' : ''}"`;
  reply
    .header('content-disposition', contentDisposition(inline ? 'inline' : 'attachment', thumbnail ? `${row.filename}.webp` : row.filename))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'")
    .header('cache-control', 'private, max-age=3600')
    .header('accept-ranges', 'bytes')
    .header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const size = await files.size(key);
  // Deleted since its row was read.
  if (size === undefined) throw refuse('E-012');
  const range = parseRange(request.headers['if-range'] === undefined || request.headers['if-range'] === etag ? request.headers.range : undefined, size);
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send();
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  return reply
    .type(mimetype)
    .header('content-length', range ? range.end - range.start + 1 : size)
    .send(await files.read(key, range));
}
