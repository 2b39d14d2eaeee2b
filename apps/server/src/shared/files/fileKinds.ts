/** A kind of file that may be attached (images, PDF, Office, MP4, ZIP; sounds for rich texts). */
export interface FileKind {
  /** Type it is stored and sent with. */
  mimetype: string;
  extensions: readonly string[];
  /** What looking at the content finds. */
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

const kinds: readonly FileKind[] = [
  { mimetype: 'image/jpeg', extensions: ['jpg', 'jpeg'], detected: ['image/jpeg'], aliases: ['image/jpg', 'image/pjpeg'], inline: true, thumbnail: true },
  { mimetype: 'image/png', extensions: ['png'], detected: ['image/png', 'image/apng'], aliases: ['image/x-png'], inline: true, thumbnail: true },
  { mimetype: 'image/gif', extensions: ['gif'], detected: ['image/gif'], inline: true, thumbnail: true },
  { mimetype: 'image/webp', extensions: ['webp'], detected: ['image/webp'], inline: true, thumbnail: true },
  { mimetype: 'image/heic', extensions: ['heic', 'heif'], detected: ['image/heic', 'image/heif'], aliases: ['image/heif'] },
  { mimetype: 'application/pdf', extensions: ['pdf'], detected: ['application/pdf'], aliases: ['application/x-pdf'], inline: true },
  { mimetype: 'video/mp4', extensions: ['mp4', 'm4v'], detected: ['video/mp4', 'video/x-m4v'], aliases: ['video/x-m4v'], inline: true },
  // What the cameras of some phones make.
  { mimetype: 'video/quicktime', extensions: ['mov'], detected: ['video/quicktime'], inline: true },
  { mimetype: 'audio/mpeg', extensions: ['mp3'], detected: ['audio/mpeg'], aliases: ['audio/mp3'], inline: true },
  { mimetype: 'audio/mp4', extensions: ['m4a'], detected: ['audio/x-m4a', 'audio/mp4'], aliases: ['audio/x-m4a'], inline: true },
  {
    mimetype: 'audio/wav',
    extensions: ['wav'],
    detected: ['audio/wav', 'audio/vnd.wave'],
    aliases: ['audio/x-wav', 'audio/wave', 'audio/vnd.wave'],
    inline: true,
  },
  { mimetype: 'application/zip', extensions: ['zip'], detected: ['application/zip'], aliases: ['application/x-zip-compressed', 'application/x-zip'] },
  { mimetype: `${office}.wordprocessingml.document`, extensions: ['docx'], detected: [`${office}.wordprocessingml.document`] },
  { mimetype: `${office}.spreadsheetml.sheet`, extensions: ['xlsx'], detected: [`${office}.spreadsheetml.sheet`] },
  { mimetype: `${office}.presentationml.presentation`, extensions: ['pptx'], detected: [`${office}.presentationml.presentation`] },
  { mimetype: 'application/msword', extensions: ['doc'], detected: [compound] },
  { mimetype: 'application/vnd.ms-excel', extensions: ['xls'], detected: [compound] },
  { mimetype: 'application/vnd.ms-powerpoint', extensions: ['ppt'], detected: [compound] },
];

/** What browsers send when they know nothing. */
const undeclared = new Set(['', 'application/octet-stream', 'binary/octet-stream']);

export type KindFinding = { ok: true; kind: FileKind } | { ok: false; reason: 'notAllowed' | 'lies' };

/**
 * The kind of a file, judged by its content; its name and declared type must agree with it.
 * @param extension lower case, without dot
 * @param declared type that the client stated
 * @param detected type found in the content; undefined when it is none we know
 */
export function kindOf(extension: string, declared: string, detected: string | undefined): KindFinding {
  const byName = kinds.find(({ extensions }) => extensions.includes(extension));
  if (!byName) return { ok: false, reason: 'notAllowed' };
  const type = declared.split(';')[0]!.trim().toLowerCase();
  const declaredRight = undeclared.has(type) || type === byName.mimetype || byName.aliases?.includes(type);
  const contentRight = detected !== undefined && byName.detected.includes(detected);
  return declaredRight && contentRight ? { ok: true, kind: byName } : { ok: false, reason: 'lies' };
}

/** The kind that a stored file has. */
export const storedKind = (mimetype: string): FileKind | undefined => kinds.find((kind) => kind.mimetype === mimetype);
/** Extensions for a message, e.g. "jpg, jpeg, png …". */
export const allowedExtensions = kinds.flatMap(({ extensions }) => extensions).join(', ');
