import type { Plugin } from 'vite';

/** A prop of a component, or a member of a type. */
export interface TypeMember {
  readonly name: string;
  readonly required: boolean;
  readonly type: string;
  /** Where it is one of some texts or numbers. */
  readonly choices: readonly string[] | undefined;
  readonly description: string;
  readonly default?: string;
}

/** By name. */
export interface TypeTables {
  readonly components: Record<string, readonly TypeMember[]>;
  readonly types: Record<string, TypeTable>;
}

export interface TypeTable {
  readonly description: string;
  readonly members: readonly TypeMember[];
  /** As it is written, where it is no interface. */
  readonly text?: string;
}

const name = 'virtual:harrow-types';

/** The tables of `readTypes` as a module for the pages. Reading them takes some seconds, and tests look at no page. */
export const typeTables = (): Plugin => ({
  name: 'harrow-type-tables',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  async load(id) {
    if (id !== `\0${name}`) return undefined;
    const tables = process.env.VITEST ? { components: {}, types: {} } : (await import('./readTypes.ts')).readTypes();
    return `export default ${JSON.stringify(tables)};`;
  },
});
