import type { Schema } from './operations.ts';
import { accepts } from './replies.ts';
import { absentId, core, valid } from './samples.ts';

/**
 * A record sent back: what it says in the fields that a body has. What it lacks, or says as a body may not, is left out, or the simplest value
 * where the body needs one; ids are the record's.
 */
export function bodyOf(given: Schema, record: unknown, id: string = idOf(record)): unknown {
  const schema = core(given);
  if (Array.isArray(record) && schema.items) return record.map((one) => bodyOf(schema.items!, one, id));
  if (schema.properties && typeof record === 'object' && record !== null) {
    const said = Object.entries(schema.properties).map(
      ([name, property]) => [name, fieldOf(property, (record as Readonly<Record<string, unknown>>)[name], id)] as const,
    );
    const required = (schema.required ?? []).map((name) => [name, valid(schema.properties![name]!, id)] as const);
    return Object.fromEntries([...required, ...said.filter(([, value]) => value !== undefined)]);
  }
  return record;
}

/** Records that go by a code have no id. */
const idOf = (record: unknown): string => (record as { id?: string }).id ?? absentId;

function fieldOf(schema: Schema, value: unknown, id: string): unknown {
  if (value === undefined) return undefined;
  const said = value === null ? null : bodyOf(schema, value, id);
  return accepts(schema, said) ? said : undefined;
}
