import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { load } from 'js-yaml';
import { refusedSchema, withoutRefusals } from '@harrow/contract/withoutRefusals';
import type { Operations } from '../../generated/operations.gen.ts';
import { operationId } from './operationId.ts';

export type Schema = Record<string, unknown>;

export type LoggedAs = 'operation' | 'download';

/** One operation of the contract, as the server needs it. */
export interface Operation {
  id: keyof Operations;
  method: 'GET' | 'POST' | 'DELETE';
  /** Fastify form, e.g. `/sys/dict/getDictItems/:dictCode`. */
  url: string;
  /** `{module}:{action}`, several of them joined by `|` where any is enough to ask and the handler decides, `login` or `public`. */
  permission: string;
  /** The only side whose users may call, where users of both sides can hold the permission. */
  side: 'dealer' | 'maker' | undefined;
  /** Calls an hour from one address; of `public` operations only, which have no user to count by. */
  callsPerHour: number | undefined;
  query: Schema;
  params: Schema | undefined;
  /** JSON body; undefined without one. */
  body: Schema | undefined;
  multipart: boolean;
  /** Noun it belongs to. */
  tag: string;
  /** How its calls are written into the operation log; undefined: only when one is denied or fails. */
  logged: LoggedAs | undefined;
  /** Takes `X-Idempotency-Key`. */
  idempotent: boolean;
  /** Reads or writes many rows, so that its calls wait for their turn: workbooks, papers, figures. A batch is told by how much it names. */
  heavy: boolean;
  /** Of a list: the fields of its records, which `field` may name. */
  listFields: ReadonlySet<string> | undefined;
}

interface SpecParameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}
interface SpecOperation {
  operationId?: string;
  'x-permission'?: unknown;
  'x-side'?: unknown;
  'x-calls-per-hour'?: unknown;
  'x-logged'?: LoggedAs | 'never';
  'x-heavy'?: boolean;
  tags?: string[];
  /** Security requirements; `[{}]`, or an empty member, means none. Default: a session. */
  security?: Record<string, unknown>[];
  parameters?: SpecParameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses?: Record<string, { content?: Record<string, { schema: Schema }> }>;
}
export interface Spec {
  components?: Record<string, Record<string, unknown>>;
  paths: Record<string, Record<string, SpecOperation>>;
}

/** The contract as emitted from TypeSpec, in YAML. */
export const readSpecText = (): string => readFileSync(createRequire(import.meta.url).resolve('@harrow/contract/openapi.yaml'), 'utf8');
let contract: Spec | undefined;
/** Read once: reading it takes a good part of a start. */
export const readSpec = (): Spec => (contract ??= load(readSpecText()) as Spec);

/** The schema of a model of the contract; it refuses fields that the model does not have. @throws Error for one that does not exist */
export const readModel = (model: string): Schema => closed(dereference(readSpec(), { $ref: `#/components/schemas/${model}` })) as Schema;

/**
 * All operations of the contract.
 * @throws if an operation states no permission, or one without a session no limit, so that the server does not start with a
 * call that nothing guards; if `security` says otherwise than the permission; or if one describes no refusal.
 */
export function readOperations(spec: Spec): Operation[] {
  const successes = withoutRefusals(spec);
  return Object.entries(spec.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const { operationId: specId, 'x-permission': permission, 'x-side': side, 'x-calls-per-hour': callsPerHour, requestBody } = operation;
      const where = `${method.toUpperCase()} ${path}`;
      if (!specId) throw new Error(`The contract gives ${where} no operationId.`);
      if (typeof permission !== 'string' || !/^(?:public|login|\w+:\w+(?:\|\w+:\w+)*)$/.test(permission))
        throw new Error(`The contract states no permission for ${where}: add x-permission.`);
      if (permission === 'public' && !(Number.isInteger(callsPerHour) && Number(callsPerHour) > 0))
        throw new Error(`The contract states no limit for ${where}, which asks for no session: add x-calls-per-hour.`);
      if (side !== undefined && side !== 'dealer' && side !== 'maker')
        throw new Error(`The contract names no side for ${where}: x-side is "dealer" or "maker".`);
      const asksForNobody = operation.security?.some((scheme) => Object.keys(scheme).length === 0) ?? false;
      if (asksForNobody !== (permission === 'public'))
        throw new Error(`The contract says two things about the session of ${where}: @useAuth(NoAuth) goes with x-permission "public" alone.`);
      mustDescribeRefusals(operation, where);
      const parameters = (operation.parameters ?? []).map((parameter) => dereference(spec, parameter) as SpecParameter);
      const content = requestBody?.content;
      const json = content?.['application/json'];
      return {
        id: operationId(specId) as keyof Operations,
        method: method.toUpperCase() as Operation['method'],
        url: path.replace(/\{(\w+)\}/g, ':$1'),
        permission,
        side,
        callsPerHour: permission === 'public' ? Number(callsPerHour) : undefined,
        query: objectOf(parameters, 'query'),
        params: parameters.some((parameter) => parameter.in === 'path') ? objectOf(parameters, 'path') : undefined,
        body: json && (closed(dereference(spec, json.schema)) as Schema),
        multipart: content !== undefined && 'multipart/form-data' in content,
        tag: operation.tags?.[0] ?? '',
        logged: loggedAs(method, path, operation['x-logged']),
        idempotent: parameters.some((parameter) => parameter.in === 'header' && parameter.name.toLowerCase() === 'x-idempotency-key'),
        heavy: operation['x-heavy'] === true,
        listFields: listFields(spec, successes.paths[path]![method]!),
      };
    }),
  );
}

/** Operations that change something or take data out of the system, unless `x-logged` says otherwise. */
function loggedAs(method: string, path: string, said: LoggedAs | 'never' | undefined): LoggedAs | undefined {
  if (said !== undefined) return said === 'never' ? undefined : said;
  if (method !== 'get') return 'operation';
  return path.endsWith('/exportXls') ? 'download' : undefined;
}

/** Every operation says that it may refuse, as HTTP 200 as well, so that a caller who validates answers is prepared for it. */
function mustDescribeRefusals({ responses }: SpecOperation, where: string): void {
  const { anyOf, $ref } = (responses?.['200']?.content?.['application/json']?.schema ?? {}) as { anyOf?: { $ref?: string }[]; $ref?: string };
  if (![$ref, ...(anyOf ?? []).map((one) => one.$ref)].includes(refusedSchema))
    throw new Error(`The contract describes no refusal for ${where}: its answer is "… | Refused".`);
}

/** Property names of `result.records[]` in the reply. */
function listFields(spec: Spec, { responses }: SpecOperation): ReadonlySet<string> | undefined {
  const reply = responses?.['200']?.content?.['application/json']?.schema;
  const record = ['properties', 'result', 'properties', 'records', 'items', 'properties'].reduce<unknown>(
    (node, key) => (resolve(spec, node) as Schema | undefined)?.[key],
    reply,
  );
  return record === undefined ? undefined : new Set(Object.keys(record as Schema));
}

/** Target of a `$ref`; anything else as it is. */
function resolve(spec: Spec, node: unknown): unknown {
  const { $ref } = (node ?? {}) as { $ref?: string };
  return $ref === undefined
    ? node
    : $ref
        .split('/')
        .slice(1)
        .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], spec);
}

/** Parameters of one place as an object that refuses unknown names; `_t` is the client's cache buster. */
function objectOf(parameters: SpecParameter[], place: string): Schema {
  // A map among the parameters stands for any further names, each sent by itself.
  const valueOf = ({ schema }: SpecParameter): unknown => schema.additionalProperties ?? schema.unevaluatedProperties;
  const isMap = (parameter: SpecParameter): boolean => parameter.schema.type === 'object' && valueOf(parameter) !== undefined;
  const here = parameters.filter((parameter) => parameter.in === place);
  const own = here.filter((parameter) => !isMap(parameter));
  const map = here.find(isMap);
  return {
    type: 'object',
    properties: { ...Object.fromEntries(own.map(({ name, schema }) => [name, schema])), ...(place === 'query' && { _t: {} }) },
    required: own.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: (map && valueOf(map)) ?? false,
  };
}

/** The same with every `$ref` replaced by what it points at and what stands beside it. A model that contains itself is not supported. */
function dereference(spec: Spec, node: unknown, path: readonly string[] = []): unknown {
  if (Array.isArray(node)) return node.map((item) => dereference(spec, item, path));
  if (typeof node !== 'object' || node === null) return node;
  const { $ref, ...beside } = node as { $ref?: string };
  if ($ref === undefined) return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, dereference(spec, value, path)]));
  if (path.includes($ref)) throw new Error(`${$ref} contains itself; requests cannot be recursive.`);
  const target = resolve(spec, node);
  if (target === undefined) throw new Error(`The contract points at ${$ref}, which does not exist.`);
  return { ...(dereference(spec, target, [...path, $ref]) as object), ...(dereference(spec, beside, path) as object) };
}

/** Objects with declared properties refuse any other. */
function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed);
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, closed(value)]));
  return 'properties' in copy && !('additionalProperties' in copy) ? { ...copy, additionalProperties: false } : copy;
}
