import { mkdirSync, writeFileSync } from 'node:fs';

/** A constant of the generated code, and the noun in whose file it lies. */
export interface GeneratedConstant {
  readonly name: string;
  readonly tag: string;
  readonly value: unknown;
}

/** Writes constants into one file for each noun below `src/generated`, and an index of the files: a bundler leaves out what a page does not use. */
export function writeNouns(folderName: string, generator: string, constants: readonly GeneratedConstant[]): void {
  const folder = new URL(`src/generated/${folderName}/`, import.meta.url);
  const nouns = [...new Set(constants.map(({ tag }) => tag))].sort();
  const write = (file: string, lines: readonly string[]): void =>
    writeFileSync(new URL(file, folder), `// Written by ${generator} from the contract; do not edit.\n\n${lines.join('\n')}`);
  mkdirSync(folder, { recursive: true });
  for (const noun of nouns) {
    const own = constants.filter(({ tag }) => tag === noun).sort((a, b) => (a.name < b.name ? -1 : 1));
    write(
      `${noun}.gen.ts`,
      own.map(({ name, value }) => `export const ${name} = ${JSON.stringify(value)} as const;\n`),
    );
  }
  write(
    'index.ts',
    nouns.map((noun) => `export * from './${noun}.gen.ts';`),
  );
}
