import { readFileSync } from 'node:fs';
import { withoutRefusals } from '@harrow/contract/withoutRefusals';
import { load } from 'js-yaml';

/** A JSON schema with its references resolved; recursive models are cut where they repeat. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
}

export interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  schema: Schema;
}

export interface Operation {
  id: string;
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  /** Noun it belongs to. */
  tag: string;
  /** A permission code, `login` or `public`. */
  permission: string;
  /** Whose call it is, where both sides hold the permission. */
  side: 'dealer' | 'maker' | undefined;
  parameters: Parameter[];
  /** JSON body, if the operation has one. */
  body?: Schema;
  multipart: boolean;
  /** JSON replies by HTTP status, refusals included. */
  replies: Record<string, Schema>;
  /** Content types of replies by HTTP status; a file of any type is answered as any. */
  types: Record<string, readonly string[]>;
  /** Answers JSON when it succeeds, and no file. */
  repliesJson: boolean;
}

type Node = Record<string, unknown>;

const document = load(readFileSync(new URL('../../../../../packages/contract/openapi.yaml', import.meta.url), 'utf8')) as Node;
const successes = withoutRefusals(document) as { paths: Record<string, Record<string, { responses: Record<string, { content?: Node }> }>> };

function resolve(node: unknown, seen: readonly string[] = []): unknown {
  if (Array.isArray(node)) return node.map((item) => resolve(item, seen));
  if (typeof node !== 'object' || node === null) return node;
  const reference = (node as { $ref?: string }).$ref;
  if (reference) {
    if (seen.includes(reference)) return {};
    const target = reference
      .slice(2)
      .split('/')
      .reduce((at, key) => (at as Node)[key.replaceAll('~1', '/')], document as unknown);
    return resolve(target, [...seen, reference]);
  }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolve(value, seen)]));
}

/** Every operation of the contract, references resolved. */
export const operations: Operation[] = Object.entries(resolve(document.paths) as Record<string, Record<string, Node>>).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => {
    const content = (operation.requestBody as { content?: Record<string, { schema: Schema }> } | undefined)?.content ?? {};
    const responses = operation.responses as Record<string, { content?: Record<string, { schema: Schema }> }>;
    const json = Object.entries(responses).map(([status, { content: reply }]) => [status, reply?.['application/json']?.schema] as const);
    return {
      id: operation.operationId as string,
      method: method.toUpperCase() as Operation['method'],
      path,
      tag: (operation.tags as string[])[0]!,
      permission: operation['x-permission'] as string,
      side: operation['x-side'] as Operation['side'],
      parameters: (operation.parameters ?? []) as Parameter[],
      body: content['application/json']?.schema,
      multipart: 'multipart/form-data' in content,
      types: Object.fromEntries(Object.entries(responses).map(([status, { content: reply = {} }]) => [status, Object.keys(reply)])),
      replies: Object.fromEntries(json.flatMap(([status, schema]) => (schema ? [[status, schema]] : []))),
      repliesJson: successes.paths[path]![method]!.responses['200']!.content?.['application/json'] !== undefined,
    };
  }),
);
