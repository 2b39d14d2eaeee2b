import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface StoredUpload {
  length: number;
  bytes: Buffer;
  metadata: string;
}

interface Refusal {
  status: number;
  body?: string;
}

/** A small tus server on a port of this machine: creation, offset, sending, termination. */
export interface TusServer {
  endpoint: string;
  /** Method and, of what is sent, its offset, in order: `POST`, `PATCH 0`, `HEAD`. */
  asked: string[];
  /** Headers of all requests. */
  headers: IncomingMessage['headers'][];
  uploads: Map<string, StoredUpload>;
  /** Cuts the connection of the next request that sends bytes, once so many have arrived. What has arrived is kept. */
  cutAfter(bytes: number): void;
  /** Asked first about every request: what it answers is sent instead. */
  refuse: (request: IncomingMessage) => Refusal | undefined;
  /** The address that a new upload is said to have. */
  locate: (path: string) => string;
  close(): Promise<unknown>;
}

export async function createTusServer(): Promise<TusServer> {
  let cut = Infinity;
  let created = 0;
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const tus: TusServer = {
    endpoint: `${origin}/files/`,
    asked: [],
    headers: [],
    uploads: new Map(),
    cutAfter: (bytes) => (cut = bytes),
    refuse: () => undefined,
    locate: (path) => path,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    tus.asked.push(method === 'PATCH' ? `PATCH ${String(headers['upload-offset'])}` : method);
    tus.headers.push(headers);
    const refusal = tus.refuse(request);
    const upload = tus.uploads.get(url);
    if (refusal) end(response, refusal.status, {}, refusal.body);
    else if (method === 'POST') {
      const path = `/files/${(created += 1)}`;
      tus.uploads.set(path, { length: Number(headers['upload-length']), bytes: Buffer.alloc(0), metadata: String(headers['upload-metadata']) });
      end(response, 201, { Location: tus.locate(path) });
    } else if (!upload) end(response, 404);
    else if (method === 'HEAD') end(response, 200, { 'Upload-Offset': upload.bytes.length, 'Upload-Length': upload.length });
    else if (method === 'DELETE') {
      tus.uploads.delete(url);
      end(response, 204);
    } else if (Number(headers['upload-offset']) !== upload.bytes.length) end(response, 409);
    else if (await receive(request, upload)) end(response, 204, { 'Upload-Offset': upload.bytes.length });
  }

  /** Whether all has arrived. */
  async function receive(request: IncomingMessage, upload: StoredUpload): Promise<boolean> {
    let left = cut;
    cut = Infinity;
    try {
      for await (const piece of request as AsyncIterable<Buffer>) {
        upload.bytes = Buffer.concat([upload.bytes, piece.subarray(0, left)]);
        left -= piece.length;
        if (left > 0) continue;
        request.socket.destroy();
        return false;
      }
      return true;
    } catch {
      // The client has gone.
      return false;
    }
  }
  return tus;
}

function end(response: ServerResponse, status: number, headers: Readonly<Record<string, string | number>> = {}, body?: string): void {
  response.writeHead(status, { 'Tus-Resumable': '1.0.0', ...headers });
  response.end(body);
}
