import type { FileStore, StoredFile } from '../../attachments/index.ts';

export interface PathStoreOptions {
  /** Where files are posted. Default `/sys/common/upload`. */
  action?: string;
  /** Field of the answer that holds the path. Default `message`. */
  responseName?: string;
  /** The user's token for the header X-Access-Token; asked for at every file. Sent to this site only. */
  accessToken?: (() => string | undefined) | undefined;
  /** Before a path that is no address, where a file is shown. Default: none. */
  staticDomain?: string;
}

interface UploadAnswer {
  success?: unknown;
  message?: unknown;
  [field: string]: unknown;
}

/**
 * Files kept by their paths: POST as form data with `file` and `isup=1`, answer `{ success, message }` and the path in
 * `responseName` (interface blocks 7.4). A stored file's id is its path. It lists nothing and removes nothing: cells forget paths.
 */
export function createPathStore(options: PathStoreOptions = {}): FileStore {
  const { action = '/sys/common/upload', responseName = 'message', accessToken, staticDomain = '' } = options;
  const isOwnSite = () => new URL(action, location.href).origin === location.origin;

  return {
    upload: (file, { onProgress, signal }) =>
      new Promise<StoredFile>((resolve, reject) => {
        const request = new XMLHttpRequest();
        request.open('POST', action);
        const token = isOwnSite() ? accessToken?.() : undefined;
        if (token) request.setRequestHeader('X-Access-Token', token);
        request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0));
        request.addEventListener('load', () => {
          const path = readPath(request, responseName);
          if (path instanceof Error) reject(path);
          else resolve({ id: path, name: file.name, size: file.size, type: file.type });
        });
        // Without a text of the server the cell says that the reason is not known.
        request.addEventListener('error', () => reject(new Error('')));
        request.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        signal?.addEventListener('abort', () => request.abort());
        const form = new FormData();
        form.append('file', file);
        form.append('isup', '1');
        request.send(form);
      }),
    list: () => Promise.resolve([]),
    remove: () => Promise.resolve(),
    url: ({ id }) => (/^https?:\/\//i.test(id) || staticDomain === '' ? id : `${staticDomain.replace(/\/$/, '')}/${id.replace(/^\//, '')}`),
  };
}

function readPath(request: XMLHttpRequest, responseName: string): string | Error {
  const answer = parseAnswer(request.responseText);
  const message = typeof answer.message === 'string' ? answer.message : '';
  const path = Object.hasOwn(answer, responseName) ? answer[responseName] : undefined;
  if (request.status >= 400 || answer.success !== true) return new Error(message);
  return typeof path === 'string' && path !== '' ? path : new Error(message);
}

function parseAnswer(text: string): UploadAnswer {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' && answer !== null ? (answer as UploadAnswer) : {};
  } catch {
    return {};
  }
}
