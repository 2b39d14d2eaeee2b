import { createApiFetch } from './apiFetch.ts';
import type { ApiConfig } from './config.ts';
import { type DownloadedFile, toDownloadedFile } from './download.ts';
import { createFailureReporter } from './failures.ts';
import { createUpload } from './upload.ts';

/** The ways to one back end; generated calls go through `fetch`. */
export interface Api {
  config: ApiConfig;
  /** A `fetch` that adds what every call carries and throws `ApiError` for all but a success. */
  fetch: typeof fetch;
  upload: ReturnType<typeof createUpload>;
  /** Fetches a file, unsigned; a failure inside what should have been a file is still read as one. */
  download(path: string, init?: RequestInit): Promise<DownloadedFile>;
}

/** Sets up the request runtime for one back end. Needs no framework; `fetch`, and for uploads `XMLHttpRequest`, are enough. */
export function createApi(config: ApiConfig): Api {
  const reporter = createFailureReporter(config);
  const unsigned = createApiFetch({ ...config, signingSecret: undefined }, reporter);
  return {
    config,
    fetch: createApiFetch(config, reporter),
    upload: createUpload(config, reporter),
    download: async (path, init) => {
      const response = await unsigned((config.baseUrl ?? '') + path, init);
      return toDownloadedFile(response);
    },
  };
}
