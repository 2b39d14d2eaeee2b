import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Operation, Schema } from './operations.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });

/** The same schema, refusing members that it does not name: a reply must not carry what the contract does not promise. */
function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed);
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, closed(value)]));
  const isOpen = 'additionalProperties' in copy || 'unevaluatedProperties' in copy || !('properties' in copy);
  return isOpen ? copy : { ...copy, additionalProperties: false };
}

const checks = new WeakMap<Schema, ValidateFunction>();
/** Of the same schema in another place: each operation has refusals of its own. */
const sameChecks = new Map<string, ValidateFunction>();

function checkOf(schema: Schema): ValidateFunction {
  const known = checks.get(schema);
  if (known) return known;
  const text = JSON.stringify(schema);
  const check = sameChecks.get(text) ?? ajv.compile(closed(schema) as Schema);
  sameChecks.set(text, check);
  checks.set(schema, check);
  return check;
}

/** Findings for a reply, in words; empty when it matches its schema exactly. */
export function matches(schema: Schema, reply: unknown): string[] {
  const check = checkOf(schema);
  return check(reply) ? [] : (check.errors ?? []).map((error) => `${error.instancePath} ${error.message} ${error.params.additionalProperty ?? ''}`.trim());
}

/** Whether a value keeps the schema to the letter. */
export const accepts = (schema: Schema, value: unknown): boolean => checkOf(schema)(value);

/** An answer as it comes over the wire. */
export interface Answer {
  statusCode: number;
  headers: Readonly<Record<string, unknown>>;
  json(): unknown;
}

const isPromised = (promised: readonly string[], type: string): boolean => promised.includes(type) || (promised.includes('*/*') && type !== '');

/** Findings for a response: status, content type or body; empty when the contract declares all three. A server error is declared, but a finding. */
export function faultsOf({ types, replies }: Operation, answer: Answer): string[] {
  const { statusCode } = answer;
  const [type = ''] = String(answer.headers['content-type'] ?? '').split(';');
  if (statusCode >= 500) return [`HTTP ${statusCode}: an unforeseen error`];
  const promised = types[statusCode];
  if (!promised) return [`HTTP ${statusCode} is not promised`];
  if (!isPromised(promised, type)) return [`HTTP ${statusCode} as ${type || 'nothing'}`];
  return type === 'application/json' ? matches(replies[statusCode]!, answer.json()) : [];
}
