import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { load } from 'js-yaml';
import { lineOf, type Source, walk } from '../sources.ts';
import { namespaceOf } from './bundles.ts';
import type { KeyUse } from './uses.ts';

interface Schema {
  $ref?: string;
  allOf?: Schema[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
}

interface Operation {
  operationId?: string;
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}

interface Contract {
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

const contractFile = 'packages/contract/openapi.yaml';

/** True for technical fields that are never shown: they tell records and versions apart, or refer to a record by its id. */
const isSilent = (name: string): boolean => /^(id|version)$|Id$/.test(name);

/**
 * Names that the fields of inputs need. An editable field appears in the change history and among the errors: the fields of `{Noun}Input`
 * for each noun with a folder of names, those of lines below their list, and the input of an import's form (`noun` and `form` of its
 * definition).
 */
export function inputFields(folder: string, nouns: readonly string[], sources: readonly Source[]): KeyUse[] {
  const path = join(folder, contractFile);
  if (!existsSync(path)) return [];
  const contract = load(readFileSync(path, 'utf8')) as Contract;
  const schemas = contract.components?.schemas ?? {};
  const bodies = new Map(
    Object.values(contract.paths ?? {})
      .flatMap((methods) => Object.values(methods))
      .map(({ operationId = '', requestBody }) => [callName(operationId), requestBody?.content?.['application/json']?.schema]),
  );
  const uses = (schema: Schema | undefined, noun: string, file: string, line: number): KeyUse[] =>
    fieldsOf(schema, schemas).map((field) => ({ file, line, pattern: `field.${field}`, namespaces: [noun] }));
  return [
    ...nouns.flatMap((noun) => uses(schemas[`${noun.charAt(0).toUpperCase()}${noun.slice(1)}Input`], noun, contractFile, 0)),
    ...sources.flatMap((source) => definitionsOf(source).flatMap(({ noun, form, line }) => uses(bodies.get(form), namespaceOf(noun), source.file, line))),
  ];
}

/** `bugCodesAdd` for the operation `BugCodes_add`. */
const callName = (operationId: string): string =>
  operationId.charAt(0).toLowerCase() + operationId.slice(1).replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Paths of the fields; those of an object or of the lines of a list begin with its name alone, however deep it is. A text in all languages is one field. */
function fieldsOf(schema: Schema | undefined, schemas: Record<string, Schema>, list = ''): string[] {
  return Object.entries(propertiesOf(schema, schemas)).flatMap(([name, property]) => {
    const items = [property, ...(property.anyOf ?? [])].map((each) => each.items).find((each) => each !== undefined);
    const below = Object.keys(propertiesOf(items ?? property, schemas));
    if (below.length > 0 && !below.includes('en')) return fieldsOf(items ?? property, schemas, `${name}.`);
    return isSilent(name) ? [] : [list + name];
  });
}

function propertiesOf(schema: Schema | undefined, schemas: Record<string, Schema>): Record<string, Schema> {
  if (schema?.$ref !== undefined) return propertiesOf(schemas[schema.$ref.split('/').at(-1)!], schemas);
  return Object.assign({}, ...(schema?.allOf ?? []).map((part) => propertiesOf(part, schemas)), schema?.properties) as Record<string, Schema>;
}

/** Objects that name a noun and the operation of its form. */
function definitionsOf(source: Source): { noun: string; form: string; line: number }[] {
  const found: { noun: string; form: string; line: number }[] = [];
  walk(source.tree, (node) => {
    if (!ts.isObjectLiteralExpression(node)) return;
    const textOf = (name: string): string | undefined => {
      const property = node.properties.filter(ts.isPropertyAssignment).find((each) => each.name.getText() === name);
      return property && ts.isStringLiteralLike(property.initializer) ? property.initializer.text : undefined;
    };
    const [noun, form] = [textOf('noun'), textOf('form')];
    if (noun !== undefined && form !== undefined) found.push({ noun, form, line: lineOf(source, node) });
  });
  return found;
}
