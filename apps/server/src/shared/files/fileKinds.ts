import { type FileFamily, familyOfType } from '@harrow/validation';

/** A kind of file that may be attached (images, PDF, Office, films, ZIP; sounds for rich texts). */
export interface FileKind {
  family: FileFamily;
  /** Type it is stored and sent with. */
  mimetype: string;
  /** Endings of its names; the first is given to a file whose name says something else. */
  extensions: readonly string[];
  /** Types detected from the content. */
  detected: readonly string[];
  /** Other names that browsers give it. */
  aliases?: readonly string[];
  /** May be shown in the browser: it cannot run anything there. */
  inline?: boolean;
  /** Decoded for a thumbnail; a file that does not decode is refused. */
  thumbnail?: boolean;
}

const office = 'application/vnd.openxmlformats-officedocument';
/** The container of the old Office formats; they cannot be told apart by their first bytes. */
const compound = 'application/x-cfb';
/** Films of phones in the container of MP4; players take them for MP4 as long as their name says so. */
const mobileFilms = ['video/3gpp', 'video/3gpp2'];

const kinds: readonly FileKind[] = [
  {
    family: 'image',
    mimetype: 'image/jpeg',
    extensions: ['jpg', 'jpeg', 'jfif', 'jpe'],
    detected: ['image/jpeg'],
    aliases: ['image/jpg', 'image/pjpeg'],
    inline: true,
    thumbnail: true,
  },
  {
    family: 'image',
    mimetype: 'image/png',
    extensions: ['png'],
    detected: ['image/png', 'image/apng'],
    aliases: ['image/x-png'],
    inline: true,
    thumbnail: true,
  },
  { family: 'image', mimetype: 'image/gif', extensions: ['gif'], detected: ['image/gif'], inline: true, thumbnail: true },
  { family: 'image', mimetype: 'image/webp', extensions: ['webp'], detected: ['image/webp'], inline: true, thumbnail: true },
  {
    family: 'image',
    mimetype: 'image/heic',
    extensions: ['heic', 'heif', 'hif'],
    detected: ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'],
    aliases: ['image/heif'],
  },
  { family: 'pdf', mimetype: 'application/pdf', extensions: ['pdf'], detected: ['application/pdf'], aliases: ['application/x-pdf'], inline: true },
  {
    family: 'video',
    mimetype: 'video/mp4',
    extensions: ['mp4', 'm4v'],
    detected: ['video/mp4', 'video/x-m4v', ...mobileFilms],
    aliases: ['video/x-m4v'],
    inline: true,
  },
  // From the cameras of some phones.
  { family: 'video', mimetype: 'video/quicktime', extensions: ['mov', 'qt'], detected: ['video/quicktime'], inline: true },
  { family: 'video', mimetype: 'video/3gpp', extensions: ['3gp', '3g2'], detected: mobileFilms, aliases: ['video/3gpp2'], inline: true },
  { family: 'audio', mimetype: 'audio/mpeg', extensions: ['mp3'], detected: ['audio/mpeg'], aliases: ['audio/mp3'], inline: true },
  { family: 'audio', mimetype: 'audio/mp4', extensions: ['m4a'], detected: ['audio/x-m4a', 'audio/mp4'], aliases: ['audio/x-m4a'], inline: true },
  {
    family: 'audio',
    mimetype: 'audio/wav',
    extensions: ['wav'],
    detected: ['audio/wav', 'audio/vnd.wave'],
    aliases: ['audio/x-wav', 'audio/wave', 'audio/vnd.wave'],
    inline: true,
  },
  {
    family: 'archive',
    mimetype: 'application/zip',
    extensions: ['zip'],
    detected: ['application/zip'],
    aliases: ['application/x-zip-compressed', 'application/x-zip'],
  },
  { family: 'office', mimetype: `${office}.wordprocessingml.document`, extensions: ['docx'], detected: [`${office}.wordprocessingml.document`] },
  { family: 'office', mimetype: `${office}.spreadsheetml.sheet`, extensions: ['xlsx'], detected: [`${office}.spreadsheetml.sheet`] },
  { family: 'office', mimetype: `${office}.presentationml.presentation`, extensions: ['pptx'], detected: [`${office}.presentationml.presentation`] },
  { family: 'office', mimetype: 'application/msword', extensions: ['doc'], detected: [compound] },
  { family: 'office', mimetype: 'application/vnd.ms-excel', extensions: ['xls'], detected: [compound] },
  { family: 'office', mimetype: 'application/vnd.ms-powerpoint', extensions: ['ppt'], detected: [compound] },
];

/** Types that browsers send for unknown files. */
const undeclared = new Set(['', 'application/octet-stream', 'binary/octet-stream']);
/** Devices mislabel images, videos and sounds within their family: the content decides. */
const isMedia = ({ family }: FileKind): boolean => family === 'image' || family === 'video' || family === 'audio';

export type KindFinding = { ok: true; kind: FileKind } | { ok: false; reason: 'notAllowed' | 'lies' };

/**
 * The kind of a file, judged by its content. Name and declared type must agree with it; of pictures, films and sounds they only have to be of
 * the same family, as phones call a JPEG `.HEIC` and the other way round. A name without an ending says nothing.
 * @param extension lower case, without dot; empty where the name has none
 * @param declared type that the client stated
 * @param detected type found in the content; undefined when it is none we know
 */
export function kindOf(extension: string, declared: string, detected: string | undefined): KindFinding {
  const byName = kinds.find(({ extensions }) => extensions.includes(extension));
  if (!byName && extension !== '') return { ok: false, reason: 'notAllowed' };
  const byContent = kinds.filter((kind) => detected !== undefined && kind.detected.includes(detected));
  const kind = byName ? sameOrAlike(byContent, byName) : (byContent.find(({ mimetype }) => mimetype === detected) ?? onlyOne(byContent));
  if (!kind) return { ok: false, reason: byName ? 'lies' : 'notAllowed' };
  return isDeclaredAs(kind, declared) ? { ok: true, kind } : { ok: false, reason: 'lies' };
}

const sameOrAlike = (found: readonly FileKind[], named: FileKind): FileKind | undefined =>
  found.find((kind) => kind === named) ?? (isMedia(named) ? found.find(({ family }) => family === named.family) : undefined);

const onlyOne = (found: readonly FileKind[]): FileKind | undefined => (found.length === 1 ? found[0] : undefined);

function isDeclaredAs(kind: FileKind, declared: string): boolean {
  const type = declared.split(';')[0]!.trim().toLowerCase();
  if (undeclared.has(type) || type === kind.mimetype || kind.aliases?.includes(type)) return true;
  return isMedia(kind) && familyOfType(type) === kind.family;
}

/** The kind that a stored file has. */
export const storedKind = (mimetype: string): FileKind | undefined => kinds.find((kind) => kind.mimetype === mimetype);

/** Types that files of some families are stored with. */
export const typesOf = (families: readonly FileFamily[]): string[] => kinds.filter(({ family }) => families.includes(family)).map(({ mimetype }) => mimetype);

/** Extensions for a message, e.g. "jpg, jpeg, png …". */
export const allowedExtensions = kinds.flatMap(({ extensions }) => extensions).join(', ');
