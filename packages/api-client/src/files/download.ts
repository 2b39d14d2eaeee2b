/** A file as the server sent it. */
export interface DownloadedFile {
  blob: Blob;
  /** From the `Content-Disposition` header; `undefined` when the server named none. */
  fileName: string | undefined;
}

/** One parameter of the header: its name, and its value with quotes if it has them. */
const parameter = /;\s*([^\s=;]+)\s*=\s*("(?:[^"\\]|\\.)*"|[^;]*)/g;

/** Characters that are no part of a name: controls, and marks that turn the direction of what follows, so that `exe.pdf` could be read backwards. */
const unseen = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * File name of a `Content-Disposition` header, without any folder part.
 * The encoded form `filename*` (RFC 8187) wins, as it is the one that carries Chinese and Cyrillic names. In the plain form
 * names that older servers send percent-encoded or as bare UTF-8 bytes are read as they are meant.
 */
export function fileNameOf(contentDisposition: string | null): string | undefined {
  const values = new Map<string, string>();
  for (const [, name, value] of `;${(contentDisposition ?? '').replace(/^[^;=]*(?=;|$)/, '')}`.matchAll(parameter))
    if (!values.has(name!.toLowerCase())) values.set(name!.toLowerCase(), unquote(value!));
  const name = encodedName(values.get('filename*')) ?? plainName(values.get('filename'));
  const file = name?.split(/[/\\]/).at(-1)!.replaceAll(unseen, '').trim();
  return file === undefined || /^\.*$/.test(file) ? undefined : file;
}

function unquote(value: string): string {
  const text = value.trim();
  // A backslash before anything but a quote or another one belongs to a path of Windows.
  return text.length > 1 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1).replaceAll(/\\(["\\])/g, '$1') : text;
}

/** `charset'language'percent-encoded`. */
function encodedName(value: string | undefined): string | undefined {
  const [, charset, encoded] = /^([\w-]+)'[^']*'(.*)$/.exec(value ?? '') ?? [];
  return charset && encoded ? decode(encoded, charset) : undefined;
}

function plainName(value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (/%[\da-f]{2}/i.test(value)) return decode(value, 'utf-8') ?? value;
  // The browser gives each byte as a character.
  return /[\u0080-\u00ff]/.test(value) ? (fromBytes(value, 'utf-8') ?? value) : value;
}

const decode = (encoded: string, charset: string): string | undefined =>
  /%(?![\da-f]{2})/i.test(encoded)
    ? undefined
    : fromBytes(
        encoded.replaceAll(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
        charset,
      );

/** Reads characters as bytes of a text; undefined when they are none, or the character set is unknown. */
function fromBytes(text: string, charset: string): string | undefined {
  if (!/^[\p{ASCII}\u0080-\u00ff]*$/u.test(text)) return undefined;
  try {
    return new TextDecoder(charset, { fatal: true }).decode(Uint8Array.from(text, (character) => character.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

/** Reads an answer as a file. */
export async function toDownloadedFile(response: Response): Promise<DownloadedFile> {
  return { blob: await response.blob(), fileName: fileNameOf(response.headers.get('Content-Disposition')) };
}
