import type { Operation, Parameter, Schema } from './operations.ts';

/** An id that no record has. */
export const absentId = 'f'.repeat(32);

const branches = (schema: Schema): Schema[] => [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
const isNull = (schema: Schema): boolean => schema.type === 'null';

/** The branch that says something, with the limits written beside it: `X | null` is X. */
export function core(schema: Schema): Schema {
  const [some] = branches(schema).filter((branch) => !isNull(branch));
  if (!some) return schema;
  const { anyOf: _anyOf, oneOf: _oneOf, allOf: _allOf, ...limits } = schema;
  return { ...core(some), ...limits };
}

const typeOf = (schema: Schema): string => [schema.type ?? 'string'].flat().find((type) => type !== 'null') ?? 'string';
export const isId = (schema: Schema): boolean => core(schema).pattern === '^[0-9a-f]{32}$';

/** The simplest value that the schema accepts; ids are `id`. */
export function valid(given: Schema, id = absentId): unknown {
  const schema = core(given);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (isId(schema)) return id;
  switch (typeOf(schema)) {
    case 'object':
      return Object.fromEntries((schema.required ?? []).map((name) => [name, valid(schema.properties![name]!, id)]));
    case 'array':
      return [valid(schema.items!, id)];
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    default:
      if (schema.format === 'date' || schema.pattern?.startsWith('^\\d{4}-\\d{2}-\\d{2}')) return '2026-01-15';
      if (schema.pattern?.startsWith('^[0-9]{4}-(0[1-9]|1[0-2])$')) return '2026-11';
      if (schema.pattern?.includes('@')) return 'x@x';
      if (schema.pattern?.startsWith('^[0-9a-f]{')) return 'a'.repeat(Number(/\{(\d+)/.exec(schema.pattern)![1]));
      return 'x'.repeat(schema.minLength ?? 1);
  }
}

/** Values that the schema refuses, each with what is wrong about it. */
function broken(given: Schema): [why: string, value: unknown][] {
  const schema = core(given);
  const wrong: [string, unknown][] = [];
  const type = typeOf(schema);
  if (schema.enum) wrong.push(['a value outside the enumeration', 'nonsense']);
  else if (type === 'integer' || type === 'number') wrong.push(['text instead of a number', 'abc']);
  else if (schema.format === 'date' || schema.pattern) wrong.push(['SQL instead of the pattern', "1'; drop table sys_user; --"]);
  if (type === 'string' && schema.maxLength) wrong.push(['100 kB of text', 'ж'.repeat(50_000)]);
  if (schema.minimum !== undefined) wrong.push(['a number below the minimum', schema.minimum - 1]);
  if (schema.maximum !== undefined) wrong.push(['a number above the maximum', schema.maximum + 1]);
  if (type === 'object') wrong.push(['text instead of an object', 'abc'], ['a list instead of an object', []]);
  return wrong;
}

export interface Sample {
  method: Operation['method'];
  url: string;
  payload?: unknown;
}

const address = (path: string, pairs: readonly [Parameter, unknown][]): string => {
  const filled = pairs
    .filter(([parameter]) => parameter.in === 'path')
    .reduce((url, [{ name }, value]) => url.replace(`{${name}}`, encodeURIComponent(String(value))), path);
  const query = pairs.filter(([parameter]) => parameter.in === 'query').map(([{ name }, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled;
};

/** A batch names its records by `ids`, a text of ids joined by commas. */
const needed = (operation: Operation, id = absentId): [Parameter, unknown][] =>
  operation.parameters.filter((parameter) => parameter.required).map((parameter) => [parameter, parameter.name === 'ids' ? id : valid(parameter.schema, id)]);

/** A request that keeps the contract, with `id` in every place for an id that must be filled. */
export const sample = (operation: Operation, id?: string): Sample => ({
  method: operation.method,
  url: address(operation.path, needed(operation, id)),
  ...(operation.body && { payload: valid(operation.body, id) }),
});

/** Whether a sample has a place for an id. */
export const takesId = (operation: Operation): boolean => JSON.stringify(sample(operation)).includes(absentId);

/** Requests that break the contract in one place each. */
export function brokenSamples(operation: Operation): [why: string, sample: Sample][] {
  const good = sample(operation);
  const pairs = needed(operation);
  const inQuery = operation.parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap((parameter) =>
      broken(parameter.schema).map(([why, value]): [string, Sample] => [
        `${parameter.name}: ${why}`,
        { ...good, url: address(operation.path, [...pairs.filter(([known]) => known !== parameter), [parameter, value]]) },
      ]),
    );
  const missing = pairs
    .filter(([parameter]) => parameter.in === 'query')
    .map(([parameter]): [string, Sample] => [
      `${parameter.name} left out`,
      {
        ...good,
        url: address(
          operation.path,
          pairs.filter(([known]) => known !== parameter),
        ),
      },
    ]);
  const unknownQuery: [string, Sample] = [
    'a parameter that the contract does not name',
    { ...good, url: `${good.url}${good.url.includes('?') ? '&' : '?'}nonsense=1` },
  ];
  return [unknownQuery, ...inQuery, ...missing, ...(operation.body ? brokenBodies(operation, good) : [])];
}

function brokenBodies(operation: Operation, good: Sample): [string, Sample][] {
  const schema = core(operation.body!);
  const body = good.payload as Record<string, unknown>;
  const properties = Object.entries(schema.properties ?? {});
  const wrongFields = properties.flatMap(([name, property]) =>
    broken(property).map(([why, value]): [string, unknown] => [`body.${name}: ${why}`, { ...body, [name]: value }]),
  );
  const missing = (schema.required ?? []).map((name): [string, unknown] => [
    `body.${name} left out`,
    Object.fromEntries(Object.entries(body).filter(([key]) => key !== name)),
  ]);
  const whole: [string, unknown][] = [
    ['a body field that the contract does not name', { ...body, nonsense: 1 }],
    ['a list instead of a body', []],
    ['malformed JSON', '{"id": '],
  ];
  return [...wrongFields, ...missing, ...whole].map(([why, payload]) => [why, { ...good, payload }]);
}
