import { contract, type Node } from './calls.ts';

const { schemas } = (contract as { components: { schemas: Record<string, Node> } }).components;

/** Pages of the portal that show records, by type (`x-pages`). `{id}` stands for the id of the record; without it the page is that of its list. */
export const contractPages = Object.assign({}, ...Object.values(schemas).map((schema) => schema['x-pages'] ?? {})) as Readonly<Record<string, string>>;
