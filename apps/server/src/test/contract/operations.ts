import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

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
  /** A permission code, `login` or `public`. */
  permission: string;
  parameters: Parameter[];
  /** JSON body, if the operation has one. */
  body?: Schema;
  multipart: boolean;
  /** JSON reply of HTTP 200; absent for files. */
  reply?: Schema;
}

type Node = Record<string, unknown>;

const document = parse(readFileSync(new URL('../../../../../packages/contract/openapi.yaml', import.meta.url), 'utf8')) as Node;

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
    const ok = (operation.responses as Record<string, { content?: Record<string, { schema: Schema }> }>)['200'];
    return {
      id: operation.operationId as string,
      method: method.toUpperCase() as Operation['method'],
      path,
      permission: operation['x-permission'] as string,
      parameters: (operation.parameters ?? []) as Parameter[],
      body: content['application/json']?.schema,
      multipart: 'multipart/form-data' in content,
      reply: ok?.content?.['application/json']?.schema,
    };
  }),
);
