/** The company's logo: a picture that is drawn anew from what was uploaded, so that nothing else of the file is ever sent to a browser. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { TrxContext } from '../../shared/context.ts';
import type { Db } from '../../shared/database/database.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import { editParameters } from './changeParameters.ts';

export interface Logo {
  /** Beginning of the SHA-256 of its content. */
  hash: string;
  mimetype: 'image/png' | 'image/jpeg';
  content: Buffer;
}

/** Files of this size or more are refused (E-600). */
export const maxLogoBytes = 1024 * 1024;
/** Twice what any page or paper shows, for screens with small pixels. */
const [width, height] = [640, 320];
/** A few kilobytes can unpack to gigabytes. */
const maxPixels = 40_000_000;
const longestSeconds = 10;
/** Of one CSS pixel; drawings have a size of their own, which says nothing about how large they may be shown. */
const usualDensity = 72;
const most = { density: 7200 };

/** A drawing may say what it is anywhere in its first lines. Definitions could grow without end. */
const isDrawing = (bytes: Buffer): boolean => {
  const text = bytes.toString('utf8');
  return /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*)*<svg[\s>]/.test(text) && !/<!(?:DOCTYPE|ENTITY)/i.test(text);
};

const kinds = { 'image/png': 'png', 'image/jpeg': 'jpeg', 'image/svg+xml': 'svg' } as const;

async function kindOf(bytes: Buffer): Promise<(typeof kinds)[keyof typeof kinds]> {
  const detected = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  if (detected === 'image/png' || detected === 'image/jpeg') return kinds[detected];
  if ((detected === '' || detected === 'application/xml' || detected === 'image/svg+xml') && isDrawing(bytes)) return 'svg';
  throw refuse('logo.notAllowed');
}

/** Draws a received file within its bounds. Refuses what is no PNG, JPEG or SVG by its content, what is damaged, and what has too many pixels. */
export async function drawLogo(path: string): Promise<Logo> {
  const bytes = await readFile(path);
  const kind = await kindOf(bytes);
  const isPhoto = kind === 'jpeg';
  try {
    const size = await sharp(bytes, { limitInputPixels: maxPixels }).metadata();
    const scale = Math.min(width / size.width, height / size.height);
    const density = Math.min(most.density, Math.max(1, usualDensity * scale));
    const drawn = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', ...(kind === 'svg' && { density }) })
      .rotate()
      .toColourspace('srgb')
      .resize(width, height, { fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: longestSeconds });
    const content = await (isPhoto ? drawn.jpeg({ quality: 90 }) : drawn.png()).toBuffer();
    return { hash: createHash('sha256').update(content).digest('hex').slice(0, 16), mimetype: isPhoto ? 'image/jpeg' : 'image/png', content };
  } catch {
    throw refuse('attach.damagedImage');
  }
}

/** Makes a logo the company's. It takes the place of the one before; the history of the parameter tells who did it. */
export async function setLogo(context: TrxContext, { hash, mimetype, content }: Logo): Promise<void> {
  await sql`insert into company_logo (hash, mimetype, content) values (${hash}, ${mimetype}, decode(${content.toString('base64')}, 'base64'))
    on conflict (hash) do nothing`.execute(context.db);
  await editParameters(context, [{ key: 'company.logo', value: hash }]);
}

/** The logo of a hash; undefined when there is none, or another one by now. */
export async function findLogo(db: Db, hash: string): Promise<Logo | undefined> {
  const { rows } = await sql<{ mimetype: Logo['mimetype']; content: string }>`
    select mimetype, encode(content, 'base64') as content from company_logo where hash = ${hash}`.execute(db);
  return rows[0] && { hash, mimetype: rows[0].mimetype, content: Buffer.from(rows[0].content, 'base64') };
}
