/** The server's progress with a file. */
export interface PartsBegun<Kept> {
  id: string;
  partBytes: number;
  /** Indexes of the parts it has, from 0. */
  received: readonly number[];
  /** The file, when all of it had arrived and only the answer was lost. */
  kept?: Kept | undefined;
}

/** A server that takes large files in parts and remembers which of them it has. */
export interface PartServer<Kept> {
  /** Begins, or finds what was begun before with the same file for the same place. */
  start(signal: AbortSignal | undefined): Promise<PartsBegun<Kept>>;
  /** @param onProgress share of this part that has been sent, 0 to 1 */
  send(id: string, index: number, part: Blob, onProgress: (share: number) => void, signal: AbortSignal | undefined): Promise<void>;
  finish(id: string, signal: AbortSignal | undefined): Promise<Kept>;
}

export interface SendInPartsOptions {
  /** Share of the whole file, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Sends a file part by part. When it fails, calling it again with the same file goes on where the server stands: what
 * has arrived is not sent twice.
 */
export async function sendInParts<Kept>(file: Blob, server: PartServer<Kept>, { onProgress, signal }: SendInPartsOptions = {}): Promise<Kept> {
  const { id, partBytes, received, kept } = await server.start(signal);
  if (kept !== undefined) return kept;
  const there = new Set(received);
  const count = Math.max(1, Math.ceil(file.size / partBytes));
  for (let index = 0; index < count; index += 1) {
    signal?.throwIfAborted();
    const start = index * partBytes;
    const part = file.slice(start, start + partBytes);
    const tell = (share: number): void => onProgress?.((start + part.size * share) / file.size);
    if (there.has(index)) tell(1);
    else await server.send(id, index, part, tell, signal);
  }
  return server.finish(id, signal);
}
