import type { HttpResponse } from 'tus-js-client';
import { untilThere } from '../../HarrowProvider/parts/lazyPart.ts';
import type { FileStore, StoredFile, UploadOptions } from '../../sources/fileStore.ts';
import { failureOf, isGone, isLost, type TusHeaders, tusRequests } from './tusRequests.ts';
import { createUnfinishedUploads, type UnfinishedUploads, type UploadStorage } from './unfinishedUploads.ts';

/** A file whose last byte the server has. */
export interface TusUpload {
  /** As it was sent. */
  file: File;
  /** Address of the upload on the server. */
  url: string;
  /** Body of the last answer. Empty where only that answer was lost, and the file is known by its address alone. */
  body: string;
  /** A header of the last answer, if it has it and the page may read it. */
  header(name: string): string | undefined;
}

export interface TusStoreOptions {
  /** Address at which uploads are created. */
  endpoint: string;
  /**
   * Sent with every request to the endpoint's site, and to no other. A function is asked before each request, so that a token may be
   * renewed; `refused` says that the server has just refused the headers before (401): it gets one more attempt.
   */
  headers?: TusHeaders | ((refused: boolean) => TusHeaders | Promise<TusHeaders>);
  /** What the server is told of a file, besides `filename` and `filetype`. Default: nothing. */
  metadata?: (file: File, options: UploadOptions) => Readonly<Record<string, string>>;
  /** Most MB (of 1,048,576 bytes) in one request, where a proxy has a limit. Default: the whole file. */
  chunkMb?: number;
  /** Before further attempts at a lost or refused request, in ms; counted anew whenever bytes have arrived. Default 0, 1000, 3000, 5000. */
  pausesMs?: readonly number[];
  /** What becomes of an upload that is whole. It may ask the server. Default: a file whose id is the upload's address. */
  toStored?: (upload: TusUpload) => StoredFile | Promise<StoredFile>;
  /** Text for users out of a refusal; empty if there is none. Default: `message` of a JSON body. */
  toReason?: (status: number, body: string) => string;
  /** Where addresses of unfinished uploads are kept. Default `localStorage`; `sessionStorage` forgets them with the tab. */
  storage?: UploadStorage;
  /** How long they are kept. Default 7. */
  keepDays?: number;
}

const mb = 1024 * 1024;
const fetchClient = () => untilThere(() => import('tus-js-client'));

/**
 * Files sent by the tus protocol: a connection that is lost costs at most what was on its way. The upload goes on where the server
 * stands, also after the page was loaded anew and the same file was chosen again. Needs the package `tus-js-client`, which is fetched
 * with the first file.
 * It lists nothing; a record whose files the server lists takes `upload` and `isConnectionLost` of it into a store of its own.
 * @see https://tus.io/protocols/resumable-upload
 */
export function createTusStore({
  headers = {},
  metadata,
  chunkMb,
  pausesMs = [0, 1000, 3000, 5000],
  toStored,
  toReason = messageIn,
  storage,
  keepDays = 7,
  ...options
}: TusStoreOptions): FileStore {
  const unfinished = createUnfinishedUploads(() => storage ?? localStorage, keepDays);
  /** What is being sent: two of the same file do not share an upload. */
  const underWay = new Set<string>();
  const endpointNow = (): string => new URL(options.endpoint, globalThis.location?.href).href;

  /** Sends what the server lacks of a file. @returns address and last answer */
  async function send(file: File, sending: UploadOptions, address: Address): Promise<{ url: string; answer: HttpResponse }> {
    const { onProgress, signal } = sending;
    const tus = await fetchClient();
    signal?.throwIfAborted();
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        address.forget();
        // Best effort: a server without the extension removes what is never finished by itself.
        upload.abort(true).catch(() => undefined);
        reject(signal?.reason as Error);
      };
      const settle = (): void => signal?.removeEventListener('abort', giveUp);
      const endpoint = endpointNow();
      const upload = new tus.Upload(file, {
        endpoint,
        uploadUrl: address.find() ?? null,
        metadata: { filename: file.name, ...(file.type && { filetype: file.type }), ...metadata?.(file, sending) },
        chunkSize: chunkMb === undefined ? Infinity : Math.round(chunkMb * mb),
        retryDelays: [...pausesMs],
        storeFingerprintForResuming: false,
        ...tusRequests({ endpoint, headers, toReason, signal }),
        onProgress: (bytes, all) => onProgress?.(all > 0 ? bytes / all : 1),
        onUploadUrlAvailable: () => address.keep(upload.url ?? ''),
        onSuccess({ lastResponse }) {
          settle();
          resolve({ url: upload.url ?? '', answer: lastResponse });
        },
        onError(error) {
          settle();
          reject(failureOf(error));
        },
      });
      signal?.addEventListener('abort', giveUp, { once: true });
      upload.start();
    });
  }

  return {
    async upload(file, sending) {
      const { owner, slot = '' } = sending;
      // The owner, too: the upload was begun for it.
      const what = JSON.stringify([endpointNow(), owner.table, owner.id ?? '', slot, file.name, file.type, file.size, file.lastModified]);
      const isTwice = underWay.has(what);
      underWay.add(what);
      const address = isTwice ? nowhere : addressIn(unfinished, what);
      try {
        const { url, answer } = await send(file, sending, address);
        const stored = await (toStored ?? storedByAddress)({ file, url, body: answer.getBody() ?? '', header: (name) => answer.getHeader(name) ?? undefined });
        address.forget();
        return stored;
      } finally {
        if (!isTwice) underWay.delete(what);
      }
    },
    list: () => Promise.resolve([]),
    async remove({ id }) {
      // An id of another kind is none of ours.
      if (toStored) return;
      const tus = await fetchClient();
      await tus.Upload.terminate(id, { ...tusRequests({ endpoint: endpointNow(), headers, toReason, signal: undefined }), retryDelays: null }).catch(
        (error: unknown) => {
          const failure = failureOf(error);
          if (!isGone(failure)) throw failure;
        },
      );
    },
    url: ({ id }) => id,
    isConnectionLost: isLost,
  };
}

/** Where the address of one upload is kept until it is whole. */
interface Address {
  find(): string | undefined;
  keep(url: string): void;
  forget(): void;
}

const addressIn = (unfinished: UnfinishedUploads, what: string): Address => ({
  find: () => unfinished.find(what),
  keep: (url) => unfinished.keep(what, url),
  forget: () => unfinished.forget(what),
});
const nowhere: Address = { find: () => undefined, keep: () => undefined, forget: () => undefined };

const storedByAddress = ({ file, url }: TusUpload): StoredFile => ({ id: url, name: file.name, size: file.size, type: file.type });

function messageIn(_status: number, body: string): string {
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    return typeof message === 'string' ? message : '';
  } catch {
    return '';
  }
}
