import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A small project in a temporary folder, to prove that a check finds its violations. */
export interface Tree {
  readonly folder: string;
  write(contents: Readonly<Record<string, string>>): void;
  remove(): void;
}

export function createTree(contents: Readonly<Record<string, string>> = {}): Tree {
  const folder = mkdtempSync(join(tmpdir(), 'harrow-tree-'));
  const tree: Tree = {
    folder,
    write: (more) => {
      for (const [path, text] of Object.entries(more)) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
  tree.write(contents);
  return tree;
}
