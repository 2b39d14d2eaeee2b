/**
 * Writes `src/generated/operations.gen.ts`: one entry per operation of the contract with its interface, its request, its reply, its
 * permission and whether it takes an idempotency key, so that a handler that is missing, misnamed or of the wrong shape does
 * not compile; and beside it the permissions of all of them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { operationId } from './src/shared/contract/operationId.ts';

interface Parameter {
  $ref?: string;
  name?: string;
}
interface Spec {
  components?: { parameters?: Record<string, Parameter> };
  paths: Record<string, Record<string, { operationId?: string; 'x-permission'?: string; parameters?: Parameter[] }>>;
}

const spec = load(readFileSync(new URL('../../packages/contract/openapi.yaml', import.meta.url), 'utf8')) as Spec;
const nameOf = ({ $ref, name }: Parameter): string | undefined => ($ref === undefined ? name : spec.components?.parameters?.[$ref.split('/').at(-1)!]?.name);
const takesKey = (parameters: Parameter[] = []): boolean => parameters.some((parameter) => nameOf(parameter)?.toLowerCase() === 'x-idempotency-key');
/** The interface of the contract, e.g. `partsOrders` of `PartsOrders_list`. */
const familyOf = (id: string): string => operationId(id.split('_')[0]!);
const operations = Object.values(spec.paths)
  .flatMap((path) => Object.values(path))
  .flatMap((operation) =>
    operation.operationId
      ? [
          {
            id: operationId(operation.operationId),
            family: familyOf(operation.operationId),
            permission: operation['x-permission'],
            idempotent: takesKey(operation.parameters),
          },
        ]
      : [],
  )
  .map((operation) => ({ ...operation, type: operation.id[0]!.toUpperCase() + operation.id.slice(1) }))
  .sort((a, b) => (a.id < b.id ? -1 : 1));

const imports = operations.map(({ type }) => `${type}Data, ${type}Responses`).join(', ');
const entries = operations.map(
  ({ id, family, type, permission, idempotent }) =>
    `  ${id}: { family: '${family}'; data: ${type}Data; reply: ${type}Responses[200]; permission: ${JSON.stringify(permission)}; idempotent: ${idempotent} };`,
);

writeFileSync(
  new URL('./src/generated/operations.gen.ts', import.meta.url),
  `// Written by generateOperations.ts from the contract; do not edit.\nimport type { ${imports} } from './types.gen.ts';\n\nexport interface Operations {\n${entries.join('\n')}\n}\n`,
);

const permissions = [...new Set(operations.flatMap(({ permission }) => (permission?.includes(':') ? permission.split('|') : [])))].sort();
writeFileSync(
  new URL('./src/generated/permissions.gen.ts', import.meta.url),
  `// Written by generateOperations.ts from the contract; do not edit.\n\n/** Every right that an operation needs. */\nexport const operationPermissions: readonly string[] = [\n${permissions.map((permission) => `  '${permission}',`).join('\n')}\n];\n`,
);
