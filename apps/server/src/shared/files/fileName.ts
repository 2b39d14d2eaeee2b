const longest = 255;

/**
 * A file name that is safe to store, show and send: no path, no control or direction-changing characters, nothing that
 * a file system forbids, at most 255 characters with its extension kept.
 */
export function safeFileName(name: string): string {
  const base = name
    // Half a character, which JSON can carry, cannot be encoded in a header.
    .toWellFormed()
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    // Direction marks can make `gpj.exe` look like `exe.jpg`.
    .replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const { stem, extension } = split(base === '' ? 'file' : base);
  const room = longest - (extension === '' ? 0 : extension.length + 1);
  return extension === '' ? [...stem].slice(0, room).join('') : `${[...stem].slice(0, room).join('')}.${extension}`;
}

/** A name as browsers write it in a multipart body: they escape quotes and line breaks, and nothing else (HTML, multipart/form-data). */
export const sentFileName = (name: string): string => name.replace(/%(22|0A|0D)/gi, (escape) => decodeURIComponent(escape));

/** Extension in lower case without the dot; empty when there is none. */
export const extensionOf = (name: string): string => split(name).extension.toLowerCase();

/** A name whose ending says what the file is: `IMG_1.HEIC` with the content of a JPEG becomes `IMG_1.jpg`. */
export function nameOfKind(name: string, { extensions }: { extensions: readonly string[] }): string {
  if (extensions.includes(extensionOf(name))) return name;
  return safeFileName(`${split(name).stem}.${extensions[0]}`);
}

function split(name: string): { stem: string; extension: string } {
  const match = /^(.+)\.([A-Za-z0-9]{1,10})$/s.exec(name);
  return match ? { stem: match[1]!, extension: match[2]! } : { stem: name, extension: '' };
}

/** `Content-Disposition` with the name for new and old clients (RFC 6266). */
export function contentDisposition(kind: 'attachment' | 'inline', name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
