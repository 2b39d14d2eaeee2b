import { isDay } from '@harrow/validation/query';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { DataValidationCxt } from 'ajv/dist/types/index.js';
import { badRequest, type Coded, type InvalidField, Refusal } from '../refusal/refusal.ts';
import { sanitizeRichText } from '../rich-text/sanitizeRichText.ts';
import { type Operation, readModel, type Schema } from './contract.ts';

/** Days that a record may name: what lies outside is a slip of the keyboard, or a number that a spreadsheet showed as a date. */
const firstDay = '1950-01-01';
const lastDay = '2100-12-31';

const options = {
  allErrors: true,
  // So that a finding knows the value it is about.
  verbose: true,
  allowUnionTypes: true,
  strict: false,
  formats: {
    date: (text: string) => isDay(text) && firstDay <= text && text <= lastDay,
    int32: { type: 'number', validate: (value: number) => Number.isInteger(value) && value >= -2_147_483_648 && value <= 2_147_483_647 },
    int64: { type: 'number', validate: Number.isSafeInteger },
    double: { type: 'number', validate: Number.isFinite },
  },
} as const;

/** JSON says what it means; only what arrives as text (query, path) is converted. */
const ajv = new Ajv2020(options);
// So that no handler can forget it: a field of type RichText holds clean HTML once its request has been checked.
ajv.addKeyword({
  keyword: 'x-rich-text',
  type: 'string',
  modifying: true,
  errors: false,
  validate: (_isRich: true, html: string, _schema: unknown, at?: DataValidationCxt) => {
    const { parentData, parentDataProperty } = at!;
    (parentData as Record<string, unknown>)[String(parentDataProperty)] = sanitizeRichText(html);
    return true;
  },
});
const converting = new Ajv2020({ ...options, coerceTypes: 'array' });

/** Checks the parts of a request against the contract; throws HTTP 400 that names every field. */
export function requestCheck(operation: Operation): (request: { query: unknown; params: unknown; body: unknown }) => void {
  const compile = (schema: Schema | undefined, engine: Ajv2020): ValidateFunction | undefined => schema && engine.compile(schema);
  const compileAll = () => ({ params: compile(operation.params, converting), query: compile(operation.query, converting), body: compile(operation.body, ajv) });
  let checks: ReturnType<typeof compileAll> | undefined;
  return (request) => {
    // At the first call: a start that compiles every schema takes twice as long.
    checks ??= compileAll();
    const errors: ErrorObject[] = [...wrongNumbers(operation.query, request.query), ...wrongNumbers(operation.params, request.params)];
    for (const part of ['params', 'query', 'body'] as const) {
      const check = checks[part];
      if (check && !check(part === 'body' ? (request.body ?? null) : request[part])) errors.push(...check.errors!);
    }
    if (errors.length > 0) throw contractRefusal(errors);
    const unstorable = unstorableField(request);
    if (unstorable !== undefined) throw badRequest('contract.invalid', { fields: shown(unstorable) });
    if (operation.listFields) mustBeFields(operation.listFields, (request.query as { field?: string }).field);
  };
}

const models = new Map<string, ValidateFunction>();

/** Checks a part of a body whose model the call itself does not know; throws HTTP 400 that names every field. @param name of the part, e.g. `lines` */
export function checkModel(model: string, name: string, value: unknown): void {
  const check = models.get(model) ?? ajv.compile({ type: 'object', properties: { [name]: readModel(model) } });
  models.set(model, check);
  if (!check({ [name]: value })) throw contractRefusal(check.errors!);
}

/** Numbers of an address are decimal digits: converted as JavaScript does it, `0x10` and ` 1e1 ` would be numbers, too. */
function wrongNumbers(schema: Schema | undefined, values: unknown): ErrorObject[] {
  const properties = (schema?.['properties'] ?? {}) as Record<string, Schema>;
  return Object.entries((values ?? {}) as Record<string, unknown>)
    .filter(([name, value]) => Object.hasOwn(properties, name) && isNumeric(properties[name]!) && typeof value === 'string' && !decimal.test(value))
    .map(([name]) => ({ keyword: 'type', instancePath: `/${name}`, schemaPath: '', params: {} }));
}

const decimal = /^-?\d+(?:\.\d+)?$/;
const isNumeric = ({ type }: Schema): boolean => type === 'integer' || type === 'number';

/** Name of a text that PostgreSQL cannot store or compare: it holds the character NUL, or half of a surrogate pair. */
function unstorableField(value: unknown, name = ''): string | undefined {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? name : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, member] of Object.entries(value)) {
    const found = unstorableField(member, /^\d+$/.test(key) ? name : key);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** `field` names fields of the list's records, joined by commas. */
function mustBeFields(known: ReadonlySet<string>, field = ''): void {
  const unknown = field
    .split(',')
    .map((name) => name.trim())
    .find((name) => name !== '' && !known.has(name));
  if (unknown !== undefined) throw badRequest('query.unknownField', { field: shown(unknown) });
}

const maxErrors = 20;

function contractRefusal(errors: ErrorObject[]): Refusal {
  const fields = new Map<string, InvalidField>();
  for (const error of errors) {
    const { path, ...finding } = toFinding(error);
    // A choice (anyOf) fails once per branch: the first finding about a field is enough.
    if (!fields.has(path) && fields.size < maxErrors) fields.set(path, { ...placeOf(path), ...finding });
  }
  return new Refusal({
    text: { code: 'contract.invalid', params: { fields: [...fields.keys()].join(', ') } },
    envelopeCode: 400,
    httpStatus: 400,
    errors: [...fields.values()],
  });
}

/** Names a request may use for a field; anything else is cut short before it is shown again. */
const shown = (name: unknown): string => String(name).slice(0, 64);

/** A field of a line is named as refusals of the business do: `claimHours` of the line `detailList[0]`. */
function placeOf(path: string): Pick<InvalidField, 'field' | 'line'> {
  const [, list, index, field] = /^(\w+)\.(\d+)\.(.+)$/.exec(path) ?? [];
  return field === undefined ? { field: path } : { field, line: `${list}[${index}]` };
}

function toFinding({ keyword, instancePath, params, data }: ErrorObject): Coded & { path: string } {
  const path = instancePath.slice(1).replaceAll('/', '.');
  const inside = (name: unknown): string => (path === '' ? shown(name) : `${path}.${shown(name)}`);
  switch (keyword) {
    case 'required':
      return { path: inside(params.missingProperty), code: 'contract.required' };
    case 'additionalProperties':
      return { path: inside(params.additionalProperty), code: 'contract.unknown' };
    case 'maximum':
      return { path, code: 'contract.tooMuch', params: { n: params.limit as number } };
    case 'minimum':
      return { path, code: 'contract.tooLittle', params: { n: params.limit as number } };
    case 'maxLength':
      return { path, code: 'contract.tooLong', params: { n: params.limit as number } };
    case 'minLength':
      return { path, code: 'contract.tooShort', params: { n: params.limit as number } };
    case 'maxItems':
      return { path, code: 'contract.tooMany', params: { n: params.limit as number } };
    case 'minItems':
      return { path, code: 'contract.tooFew', params: { n: params.limit as number } };
    case 'enum':
      return { path, code: 'contract.choice', params: { choices: (params.allowedValues as unknown[]).slice(0, 20).join(', ') } };
    case 'format':
      if (params.format === 'date' && typeof data === 'string' && isDay(data))
        return { path, code: 'contract.dateRange', params: { from: firstDay, to: lastDay } };
      return { path, code: 'contract.format' };
    case 'pattern':
      return { path, code: 'contract.format' };
    default:
      return { path: path || 'body', code: 'contract.type' };
  }
}
