import { createApiFetch } from './request/apiFetch.ts';
import { type Calls, createCalls } from './calls.ts';
import { createClock } from './request/clock.ts';
import type { ApiConfig } from './config.ts';
import { type DownloadedFile, toDownloadedFile } from './files/download.ts';
import { createFailureReporter } from './answers/failures.ts';
import { createUpload } from './files/upload.ts';

/** The ways to one back end; generated calls go through `fetch`. */
export interface Api extends Calls {
  config: ApiConfig;
  /** A `fetch` that adds what every call carries and throws `ApiError` for all but a success. */
  fetch: typeof fetch;
  upload: ReturnType<typeof createUpload>;
  /** Fetches a file, unsigned; a failure inside what should have been a file is still read as one. */
  download(path: string, init?: RequestInit): Promise<DownloadedFile>;
}

/** Sets up the request runtime for one back end. Needs no framework; `fetch` is enough, in a page, a worker or Node. */
export function createApi(config: ApiConfig): Api {
  const context = { config, reporter: createFailureReporter(config), clock: createClock(config.now) };
  const unsigned = createApiFetch(context, 'none');
  return {
    ...createCalls(context),
    config,
    fetch: createApiFetch(context),
    upload: createUpload(context, unsigned),
    download: async (path, init) => {
      const response = await unsigned((config.baseUrl ?? '') + path, init);
      return toDownloadedFile(response);
    },
  };
}
