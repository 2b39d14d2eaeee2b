import type { ApiConfig } from './config.ts';
import { createApiFetch, type FetchContext, type Signs } from './request/apiFetch.ts';

/** Values of a query; what is null or undefined is left out, a list is repeated. */
export type Query = Readonly<Record<string, string | number | boolean | null | undefined | readonly (string | number)[]>>;

export interface CallOptions {
  query?: Query;
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

/** The whole answer as the server sent it: an envelope, or a bare list from some calls of the older kind. */
type Answer<T> = Promise<T>;

/**
 * Calls by path, for a back end whose calls the contract does not name. With a secret, all but `put` and `delete` are signed;
 * a signature covers the query and the top level of a JSON body, of a form the query only.
 * Each rejects with `ApiError`, and changes nothing in what it was given.
 */
export interface Calls {
  get<T>(path: string, query?: Query, options?: Omit<CallOptions, 'query'>): Answer<T>;
  /** Sends JSON. */
  post<T>(path: string, body?: unknown, options?: CallOptions): Answer<T>;
  /** A POST whose values travel in the query. */
  postQuery<T>(path: string, query: Query, options?: Omit<CallOptions, 'query'>): Answer<T>;
  /** A multipart POST; for progress use `upload`. */
  postForm<T>(path: string, form: FormData, options?: CallOptions): Answer<T>;
  /** Any method, signed. */
  call<T>(method: string, path: string, body?: unknown, options?: CallOptions): Answer<T>;
  /** Unsigned. */
  put<T>(path: string, body?: unknown, options?: CallOptions): Answer<T>;
  /** Unsigned. */
  delete<T>(path: string, query?: Query, options?: Omit<CallOptions, 'query'>): Answer<T>;
}

function withQuery(path: string, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  const text = search.toString();
  return text === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${text}`;
}

/** Outside of a page there is no address that a path could belong to. */
function absolute(path: string, { baseUrl = '' }: ApiConfig): string {
  const base = globalThis.location?.href;
  return base === undefined ? baseUrl + path : new URL(baseUrl + path, base).href;
}

export function createCalls(context: FetchContext): Calls {
  const fetches = { getAndPost: createApiFetch(context), all: createApiFetch(context, 'all'), none: createApiFetch(context, 'none') };
  const send = async <T>(signs: Signs, method: string, path: string, body: unknown, { query, signal, headers }: CallOptions = {}): Promise<T> => {
    const isForm = body instanceof FormData;
    const response = await fetches[signs](absolute(withQuery(path, query), context.config), {
      method,
      headers: { ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    const text = await response.text();
    return (text === '' ? null : JSON.parse(text)) as T;
  };
  return {
    get: (path, query, options) => send('getAndPost', 'GET', path, undefined, { ...options, ...(query && { query }) }),
    post: (path, body, options) => send('getAndPost', 'POST', path, body, options),
    postQuery: (path, query, options) => send('getAndPost', 'POST', path, undefined, { ...options, query }),
    postForm: (path, form, options) => send('getAndPost', 'POST', path, form, options),
    call: (method, path, body, options) => send('all', method.toUpperCase(), path, body, options),
    put: (path, body, options) => send('none', 'PUT', path, body, options),
    delete: (path, query, options) => send('none', 'DELETE', path, undefined, { ...options, ...(query && { query }) }),
  };
}
