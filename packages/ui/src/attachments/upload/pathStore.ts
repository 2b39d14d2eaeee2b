import type { FileStore, StoredFile } from '../../sources/fileStore.ts';

/** One file on its way, as the application is to post it. */
export interface FileRequest {
  /** Address of the request. */
  action: string;
  /** `file`, `isup=1` or `biz`, and `responseName` where the path is expected in a field of that name. */
  form: FormData;
  /** Whether the user's token goes along, in the header X-Access-Token. Never for another site. */
  token: boolean;
  /** Share that has been sent, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  signal?: AbortSignal | undefined;
  /** The same for every attempt at one file; to be sent as the idempotency key. */
  key?: string | undefined;
}

export interface PathStoreOptions {
  /** Posts the form and answers what the server said: `{ success, message, … }`. Rejects with an `Error` whose message can be shown. */
  send: (request: FileRequest) => Promise<unknown>;
  /** Default `/sys/common/upload`. */
  action?: string;
  /** Folder of the files, e.g. `temp`, as upload fields name it. Without one the file is sent as that of a cell, with `isup=1`. */
  biz?: string;
  /** Further form fields of the upload, e.g. `{ jeditor: '1' }` for pictures of editors. */
  fields?: Readonly<Record<string, string>>;
  /** Field of the answer that holds the path; any other than the default `message` is sent along, for servers that name it as they are asked to. */
  responseName?: string;
  /** Send the user's token. Default false. */
  token?: boolean;
  /** Before a path that is no address, where a file is shown. Default: none. */
  staticDomain?: string | undefined;
}

/** Field of every answer, which holds the path unless another one does. */
const pathField = 'message';

/**
 * Files kept by their paths: the answer holds the path, and a stored file's id is its path.
 * It lists nothing and removes nothing: cells forget paths.
 */
export function createPathStore({
  send,
  action = '/sys/common/upload',
  responseName = pathField,
  biz,
  fields = {},
  token = false,
  staticDomain = '',
}: PathStoreOptions): FileStore {
  return {
    async upload(file, { onProgress, signal, key }): Promise<StoredFile> {
      const form = new FormData();
      form.append('file', file);
      if (biz === undefined) form.append('isup', '1');
      else form.append('biz', biz);
      if (responseName !== pathField) form.append('responseName', responseName);
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      const answer = await send({ action, form, token: token && isOwnSite(action), onProgress, signal, key });
      return { id: readPath(answer, responseName), name: file.name, size: file.size, type: file.type };
    },
    list: () => Promise.resolve([]),
    remove: () => Promise.resolve(),
    url: ({ id }) => (/^https?:\/\//i.test(id) || staticDomain === '' ? id : `${staticDomain.replace(/\/$/, '')}/${id.replace(/^\//, '')}`),
  };
}

const isOwnSite = (action: string): boolean => new URL(action, location.href).origin === location.origin;

/** @throws with the server's message, or an empty one: the cell then says that the reason is not known. */
function readPath(answer: unknown, responseName: string): string {
  const read = (name: string): unknown =>
    typeof answer === 'object' && answer !== null && Object.hasOwn(answer, name) ? answer[name as keyof typeof answer] : undefined;
  const [path, message] = [read(responseName), read('message')];
  const accepted = read('success') === true;
  if (accepted && typeof path === 'string' && path !== '') return path;
  throw new Error(!accepted && typeof message === 'string' ? message : '');
}
