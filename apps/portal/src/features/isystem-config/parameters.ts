import { configsEdit, configsList, configsReset, type Parameter, resultOf } from '@harrow/api-client';
import { queryOptions } from '@tanstack/react-query';
import { writeHeaders } from '../../shared/calls/callsOf.ts';

export const parameterKey = ['parameter'] as const;

/** All of them: there are few enough to be searched here. */
export const parameters = queryOptions({ queryKey: [...parameterKey, 'list'], queryFn: ({ signal }) => resultOf(configsList({ query: {}, signal })) });

/** What was typed, by key. */
export type Typed = Readonly<Record<string, string>>;

/** Those that differ from what is stored. */
export const changesIn = (stored: readonly Parameter[], typed: Typed): Parameter[] =>
  stored.filter(({ key, value }) => typed[key] !== undefined && typed[key] !== value);

export const saveParameters = (changed: readonly Parameter[], typed: Typed) =>
  resultOf(configsEdit({ body: { items: changed.map(({ key, version }) => ({ key, version, value: typed[key]! })) }, headers: writeHeaders() }));
export const resetParameter = (key: string) => resultOf(configsReset({ body: { keys: [key] }, headers: writeHeaders() }));
