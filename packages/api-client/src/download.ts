/** A file as the server sent it. */
export interface DownloadedFile {
  blob: Blob;
  /** From the `Content-Disposition` header; `undefined` when the server named none. */
  fileName: string | undefined;
}

/**
 * File name of a `Content-Disposition` header, without any folder part.
 * The encoded form `filename*` (RFC 8187) wins, as it is the one that carries Chinese and Cyrillic names.
 */
export function fileNameOf(contentDisposition: string | null): string | undefined {
  const header = contentDisposition ?? '';
  const encoded = /filename\*\s*=\s*UTF-8'[^']*'([^;]+)/i.exec(header)?.[1];
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]+))/i.exec(header);
  const name = decode(encoded) ?? plain?.[1]?.replaceAll(/\\(.)/g, '$1') ?? plain?.[2]?.trim();
  return name?.split(/[/\\]/).at(-1) || undefined;
}

function decode(encoded: string | undefined): string | undefined {
  try {
    return encoded && decodeURIComponent(encoded.trim());
  } catch {
    return undefined;
  }
}

/** Reads an answer as a file. */
export async function toDownloadedFile(response: Response): Promise<DownloadedFile> {
  return { blob: await response.blob(), fileName: fileNameOf(response.headers.get('Content-Disposition')) };
}
