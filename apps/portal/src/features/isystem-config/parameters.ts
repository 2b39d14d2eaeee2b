import { configsEdit, configsList, configsReset, type Parameter, resultOf } from '@harrow/api-client';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { writeHeaders } from '../../shared/calls/callsOf.ts';

export const parameterKey = ['parameter'] as const;

/** Refetches the parameters, and the data that pages show of them: company, lists, contacts for help. */
export const renewParameters = (client: QueryClient): Promise<unknown> =>
  Promise.all([client.invalidateQueries({ queryKey: parameterKey }), client.invalidateQueries({ queryKey: ['client', 'config'] })]);

/** All of them: there are few enough to be searched here. */
export const parameters = queryOptions({ queryKey: [...parameterKey, 'list'], queryFn: ({ signal }) => resultOf(configsList({ query: {}, signal })) });

/** Input by key. */
export type Typed = Readonly<Record<string, string>>;

/** Parameters whose input differs from the stored value. */
export const changesIn = (stored: readonly Parameter[], typed: Typed): Parameter[] =>
  stored.filter(({ key, value }) => typed[key] !== undefined && typed[key] !== value);

export const saveParameters = (changed: readonly Parameter[], typed: Typed) =>
  resultOf(configsEdit({ body: { items: changed.map(({ key, version }) => ({ key, version, value: typed[key]! })) }, headers: writeHeaders() }));
/** Address of a logo, by the value of its parameter. */
export const logoAddress = (hash: string): string => `/sys/config/logo?hash=${hash}`;

/** Stores a picture as the company's logo. */
export function uploadLogo(file: File): Promise<unknown> {
  const form = new FormData();
  form.set('file', file, file.name);
  return api.upload<unknown>('/sys/config/uploadLogo', form, { headers: writeHeaders() });
}

export const resetParameter = (key: string) => resultOf(configsReset({ body: { keys: [key] }, headers: writeHeaders() }));
