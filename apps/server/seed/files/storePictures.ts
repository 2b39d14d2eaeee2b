import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Insertable } from 'kysely';
import type { AttachTable } from '../../src/modules/attach/tables.ts';
import { newId } from '../../src/shared/database/database.ts';
import { makeThumbnail } from '../../src/shared/files/imageFacts.ts';
import type { Services } from '../../src/shared/services.ts';
import { withExif } from './withExif.ts';

/** A photo in a slot of a document. */
export interface Shot {
  tableName: string;
  tableId: string;
  slot: string;
  /** Tells pictures with the same content apart; longer than three characters. */
  description: string;
  /** `YYYY-MM-DD HH:mm:ss` */
  takenAt: string;
  dealerCode: string;
  createBy: string;
  createTime: string;
}

/** Files that are written at a time. */
const atATime = 16;

/**
 * Stores one picture for many documents of the past: each gets a file of its own, as by an upload, but the picture is judged and made
 * small only once.
 * @returns the rows of the files
 */
export async function storePictures({ files }: Pick<Services, 'files'>, picture: Buffer, shots: readonly Shot[]): Promise<Insertable<AttachTable>[]> {
  const lay = async (content: Buffer, key: string): Promise<void> => {
    const path = join(files.incoming, newId());
    await writeFile(path, content);
    await files.keep(path, key);
  };
  const store = async ({ slot, description, ...shot }: Shot): Promise<Insertable<AttachTable>> => {
    const id = newId();
    const content = withExif(picture, shot.takenAt, description);
    const folder = shot.createTime.slice(0, 7).replace('-', '');
    const [filePath, thumbPath] = [`${folder}/${id}.jpg`, `${folder}/${id}-thumbnail.webp`];
    await lay(content, filePath);
    await lay(thumbnail, thumbPath);
    return {
      ...shot,
      id,
      attachmentTableName: 'portal_attach',
      columnName: slot,
      filename: `${slot}.jpg`,
      sizeBytes: content.length,
      mimetype: 'image/jpeg',
      sha256: createHash('sha256').update(content).digest('hex'),
      filePath,
      thumbPath,
      gpsLat: null,
      gpsLng: null,
    };
  };
  const thumbnail = await thumbnailOf(files.incoming, picture);
  const rows: Insertable<AttachTable>[] = [];
  for (let from = 0; from < shots.length; from += atATime) rows.push(...(await Promise.all(shots.slice(from, from + atATime).map(store))));
  return rows;
}

async function thumbnailOf(folder: string, picture: Buffer): Promise<Buffer> {
  const [path, target] = [join(folder, newId()), join(folder, newId())];
  await writeFile(path, picture);
  await makeThumbnail(path, target);
  const thumbnail = await readFile(target);
  await Promise.all([path, target].map((file) => rm(file)));
  return thumbnail;
}
