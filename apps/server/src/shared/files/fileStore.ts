import { createReadStream, openAsBlob } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';

/** Where the bytes of files live. Keys are made by the server, e.g. `2611/0193….jpg`. */
export interface FileStore {
  /** Folder of this machine for files that are still arriving. */
  readonly incoming: string;
  /** Moves a finished file into the store. */
  keep(path: string, key: string): Promise<void>;
  /** Bytes; undefined when there is no such file. */
  size(key: string): Promise<number | undefined>;
  /** @param range first and last byte, both inclusive */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** Every file, in any order. */
  list(): AsyncIterable<{ key: string; changed: Date }>;
}

const isKey = (key: string): boolean => /^[0-9a-z]+(?:[/.-][0-9a-z]+)*$/.test(key);

function checkKey(key: string): string {
  if (!isKey(key)) throw new RangeError(`not a key of the file store: ${key}`);
  return key;
}

async function createIncoming(folder: string): Promise<string> {
  const incoming = join(folder, 'incoming');
  await mkdir(incoming, { recursive: true });
  return incoming;
}

/** A store in a folder of this machine, on the same disk as what is still arriving. */
async function createFolderStore(folder: string): Promise<FileStore> {
  const incoming = await createIncoming(folder);
  const pathOf = (key: string): string => join(folder, checkKey(key));
  return {
    incoming,
    async keep(path, key) {
      await mkdir(dirname(pathOf(key)), { recursive: true });
      await rename(path, pathOf(key));
    },
    size: async (key) => (await stat(pathOf(key)).catch(() => undefined))?.size,
    read: (key, range) => Promise.resolve(createReadStream(pathOf(key), range)),
    remove: (key) => rm(pathOf(key), { force: true }),
    async *list() {
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        const path = join(entry.parentPath, entry.name);
        const key = relative(folder, path).replaceAll(sep, '/');
        if (!entry.isFile() || entry.parentPath === incoming || !isKey(key)) continue;
        const facts = await stat(path).catch(() => undefined);
        if (facts) yield { key, changed: facts.mtime };
      }
    },
  };
}

/** A bucket of a store that speaks the S3 protocol. */
export interface BucketSettings {
  /** e.g. `https://s3.eu-central-1.amazonaws.com` or `http://minio:9000`; the bucket comes after it in the path. */
  endpoint: string;
  bucket: string;
  /** Default `us-east-1`, which most compatible stores expect. */
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A store in a bucket; only what is still arriving lies in `folder`. */
export async function createBucketStore({ endpoint, bucket, ...signing }: BucketSettings, folder: string): Promise<FileStore> {
  const incoming = await createIncoming(folder);
  const client = new AwsClient({ ...signing, service: 's3', retries: 3 });
  const address = `${endpoint.replace(/\/$/, '')}/${bucket}`;

  async function ask(path: string, init: RequestInit & { method: string }, known: readonly number[] = []): Promise<Response> {
    const answer = await client.fetch(address + path, init);
    if (answer.ok || known.includes(answer.status)) return answer;
    await answer.body?.cancel();
    throw new Error(`The file store answered ${answer.status} to ${init.method} ${path.split('?')[0]}`);
  }
  return {
    incoming,
    async keep(path, key) {
      await ask(`/${checkKey(key)}`, { method: 'PUT', body: await openAsBlob(path) });
      await rm(path);
    },
    async size(key) {
      const answer = await ask(`/${checkKey(key)}`, { method: 'HEAD' }, [404]);
      return answer.ok ? Number(answer.headers.get('content-length')) : undefined;
    },
    async read(key, range) {
      const headers = range && { range: `bytes=${range.start}-${range.end}` };
      const { body } = await ask(`/${checkKey(key)}`, { method: 'GET', ...(headers && { headers }) });
      return body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]);
    },
    async remove(key) {
      await ask(`/${checkKey(key)}`, { method: 'DELETE' }, [404]);
    },
    async *list() {
      let next: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', ...(next !== undefined && { 'continuation-token': next }) });
        const page = await (await ask(`?${query.toString()}`, { method: 'GET' })).text();
        yield* objectsOf(page);
        next = tag(page, 'NextContinuationToken');
      } while (next !== undefined);
    },
  };
}

const tag = (xml: string, name: string): string | undefined => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];

/** Keys of ours hold nothing that XML would write otherwise; others in the bucket are not ours. */
function* objectsOf(page: string): Iterable<{ key: string; changed: Date }> {
  for (const [, content = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    const key = tag(content, 'Key');
    if (key !== undefined && isKey(key)) yield { key, changed: new Date(tag(content, 'LastModified') ?? Date.now()) };
  }
}

/** The bucket where one is set, else the folder `files` of the data folder. */
export const openFileStore = (bucket: BucketSettings | undefined, dataFolder: string): Promise<FileStore> =>
  bucket ? createBucketStore(bucket, join(dataFolder, 'files')) : createFolderStore(join(dataFolder, 'files'));
