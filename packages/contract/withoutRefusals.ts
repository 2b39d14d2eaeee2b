/** As much of an OpenAPI document as is looked at here. */
interface Document {
  paths: Record<string, Record<string, { responses?: Record<string, { content?: Record<string, { schema?: object }> }> }>>;
}

const bytes = 'application/octet-stream';

/** Where the document describes what every operation answers when it refuses. */
export const refusedSchema = '#/components/schemas/Refused';
const isRefusal = (schema: object): boolean => (schema as { $ref?: string }).$ref === refusedSchema;

/**
 * The contract as a caller knows it who gets a refusal thrown: HTTP 200 is the reply of a success and nothing else. Every
 * operation answers a refusal of the business as HTTP 200, too, so a validator needs both and a type only the first. A file is bytes
 * of whatever type.
 * @param document the parsed openapi.yaml; stays as it is
 */
export function withoutRefusals<T extends object>(document: T): T {
  const copy = structuredClone(document);
  for (const path of Object.values((copy as unknown as Document).paths)) {
    for (const { responses } of Object.values(path)) {
      const content = responses?.['200']?.content;
      if (!content) continue;
      const json = content['application/json'];
      // Whatever a file is, a caller gets bytes.
      for (const type of Object.keys(content).filter((one) => one !== 'application/json')) {
        delete content[type];
        content[bytes] = { schema: { contentMediaType: bytes } };
      }
      if (!json?.schema) continue;
      const { anyOf } = json.schema as { anyOf?: object[] };
      const [first, ...others] = (anyOf ?? [json.schema]).filter((schema) => !isRefusal(schema));
      if (first === undefined) delete content['application/json'];
      else if (anyOf) json.schema = others.length === 0 ? first : { anyOf: [first, ...others] };
    }
  }
  return copy;
}
