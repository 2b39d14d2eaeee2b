import { rm } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { Refusal, refuse } from '../refusal/refusal.ts';
import type { Services } from '../services.ts';
import { allowedExtensions, type FileKind, kindOf } from './fileKinds.ts';
import { extensionOf, nameOfKind, safeFileName } from './fileName.ts';
import { makeHeicPreview } from './heicPreview.ts';
import { makeThumbnail, readShotFacts, type ShotFacts } from './imageFacts.ts';
import { discard, type ReceivedFile } from './receiveFile.ts';

/** Properties of a file whose bytes are in the store. */
export interface StoredFacts extends ShotFacts {
  filename: string;
  sizeBytes: number;
  mimetype: string;
  sha256: string;
  filePath: string;
  thumbPath: string | null;
}

export interface StoredFile {
  file: ReceivedFile;
  id: string;
  /** Throws for a kind that is not taken where the file is to lie. */
  accept?: (kind: FileKind) => void;
}

/**
 * Judges a received file by its content, has it scanned, moves it and its thumbnail into the store and runs `record`,
 * which writes down that it is there. After a refusal nothing is left. When the connection to the database breaks, it is unknown
 * whether it has written: then the bytes stay, and `cleanFiles` removes those that no row names.
 */
export async function storeFile<Kept>(
  { files, scan, now }: Services,
  { file, id, accept }: StoredFile,
  record: (facts: StoredFacts) => Promise<Kept>,
): Promise<Kept> {
  const thumbnail = `${file.path}-thumbnail`;
  const kept: string[] = [];
  let isRecording = false;
  try {
    const kind = await checkKind(file);
    accept?.(kind);
    const filename = nameOfKind(safeFileName(file.filename), kind);
    await scan(file.path);
    const outcome = await makePreview(kind, file.path, thumbnail);
    if (outcome === 'damaged') throw refuse('attach.damagedImage');
    const shot = kind.mimetype.startsWith('image/') ? await readShotFacts(file.path) : { takenAt: null, gpsLat: null, gpsLng: null };

    const folder = now().toISOString().slice(0, 7).replace('-', '');
    const filePath = `${folder}/${id}.${extensionOf(filename)}`;
    const thumbPath = outcome === 'made' ? `${folder}/${id}-thumbnail.webp` : null;
    kept.push(filePath);
    await files.keep(file.path, filePath);
    if (thumbPath) {
      kept.push(thumbPath);
      await files.keep(thumbnail, thumbPath);
    }
    isRecording = true;
    return await record({ filename, sizeBytes: file.sizeBytes, mimetype: kind.mimetype, sha256: file.sha256, filePath, thumbPath, ...shot });
  } catch (error) {
    const unwanted = isRecording && !(error instanceof Refusal) ? [] : kept;
    await Promise.allSettled([discard(file), rm(thumbnail, { force: true }), ...unwanted.map((key) => files.remove(key))]);
    throw error;
  }
}

async function makePreview(kind: FileKind, path: string, target: string): Promise<'made' | 'damaged' | 'none'> {
  if (kind.thumbnail) return makeThumbnail(path, target);
  return kind.mimetype === 'image/heic' && (await makeHeicPreview(path, target)) ? 'made' : 'none';
}

async function checkKind(file: ReceivedFile): Promise<FileKind> {
  const filename = safeFileName(file.filename);
  const detected = await fileTypeFromFile(file.path);
  const finding = kindOf(extensionOf(filename), file.declaredType, detected?.mime);
  if (finding.ok) return finding.kind;
  throw finding.reason === 'notAllowed' ? refuse('attach.notAllowed', { types: allowedExtensions }) : refuse('attach.lies', { name: filename });
}

/** Removes the bytes of files that nothing names any more. */
export async function removeBytes({ files }: Services, rows: readonly { filePath: string; thumbPath: string | null }[]): Promise<void> {
  for (const { filePath, thumbPath } of rows) {
    await files.remove(filePath);
    if (thumbPath !== null) await files.remove(thumbPath);
  }
}
