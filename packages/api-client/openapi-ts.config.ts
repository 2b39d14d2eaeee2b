import { contract, contractCalls } from '@harrow/contract/calls';
import { defineConfig, type UserConfig } from '@hey-api/openapi-ts';

type Hooks = NonNullable<NonNullable<UserConfig['parser']>['hooks']>;
type SymbolHooks = NonNullable<Hooks['symbols']>;
type GeneratedSymbol = Parameters<NonNullable<SymbolHooks['getFilePath']>>[0];

const nouns = new Map(contractCalls.map(({ name, tag }) => [name, tag]));
const queryKey = 'createQueryKey';

/** The noun whose call, query options, mutation or key this is. */
const nounOf = ({ name }: GeneratedSymbol): string | undefined => nouns.get(name) ?? nouns.get(name.replace(/(?:QueryKey|Options|Mutation)$/, ''));

const isQuery = ({ meta }: GeneratedSymbol): boolean => meta?.plugin === '@tanstack/react-query';
const isCall = ({ meta }: GeneratedSymbol): boolean => meta?.plugin === '@hey-api/sdk' && meta.resource === 'operation';

/** Calls and query options lie in one file for each noun, so that a page loads those of its own only. */
const symbols: SymbolHooks = {
  getFilePath: (symbol) => {
    if (isCall(symbol)) return `calls/${nounOf(symbol)!}`;
    if (!isQuery(symbol)) return undefined;
    return `queries/${nounOf(symbol) ?? 'queryKey'}`;
  },
  getExportFromFilePath: (symbol) => (isQuery(symbol) ? (symbol.name === queryKey ? [] : ['queries/index']) : undefined),
};

/** The generator takes it for granted that the function which makes keys is used in its own file only. */
const events: Hooks['events'] = {
  'node:set:before': ({ node }) => {
    if (node?.symbol?.name === queryKey && 'export' in node && typeof node.export === 'function') node.export();
  },
};

export default defineConfig({
  input: structuredClone(contract),
  output: { path: 'src/generated', importFileExtension: '.ts' },
  parser: { hooks: { symbols, events } },
  plugins: [
    '@hey-api/typescript',
    '@hey-api/sdk',
    { name: '@hey-api/client-fetch', runtimeConfigPath: './src/client.ts', baseUrl: false },
    '@tanstack/react-query',
  ],
});
