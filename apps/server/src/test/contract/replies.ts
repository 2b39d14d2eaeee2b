import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Schema } from './operations.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });

/** What is wrong about a reply, in words; empty when it keeps its schema. */
export function matches(schema: Schema, reply: unknown): string[] {
  const check = ajv.compile(schema);
  return check(reply) ? [] : (check.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}
