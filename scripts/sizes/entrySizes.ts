// Size of each entry of a built package: its own code with all static imports, gzipped, without the code of its dependencies and without
// code that is loaded later. Needs `pnpm -r run build` first.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../command.ts';
import type { StaticCheck } from '../checks.ts';

/**
 * Most kilobytes of each entry: a tenth above its size when the line was written. `./query`, `./limits` and `.` of the client name every
 * call of the contract, so they grow with it; an application gets only its imports of them.
 */
const limits: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'packages/validation': {
    '.': 5.8,
    './cron': 20.5,
    './dates': 1.5,
    './vin': 1.1,
    './query': 16.6,
    './field-rules': 4.7,
    './phone': 1.4,
    './rich-text': 1.1,
  },
  'packages/api-client': {
    '.': 44.4,
    './query': 54.1,
    './forms': 6.3,
    './limits': 12.7,
    './fields': 9.7,
    './records': 13.8,
    './slots': 1.1,
  },
  'packages/ui': {
    '.': 141,
    './index.css': 12.6,
    './advanced-query': 8.6,
    './advanced-query.css': 9.3,
    './area-picker': 21.8,
    './area-picker.css': 1.4,
    './code-editor': 3.5,
    './code-editor.css': 1.7,
    './column-json.schema.json': 2.7,
    './cron-editor': 29.8,
    './cron-editor.css': 2.1,
    './editable-table': 157,
    './editable-table.css': 10.9,
    './json-table': 156,
    './json-table.css': 10.7,
    './locales/en': 18.8,
    './locales/es': 20.8,
    './locales/fr': 21.6,
    './locales/pt': 20.8,
    './locales/ru': 27.4,
    './locales/zh-cn': 22.6,
    './markdown-editor': 3.6,
    './markdown-editor.css': 5.7,
    './pickers': 24,
    './pickers.css': 3.7,
    './reset.css': 1.4,
    './rich-text-editor': 3.7,
    './rich-text-editor.css': 2.3,
    './style.css': 26.5,
    './testing': 34.7,
    './trees': 39,
    './trees.css': 5.4,
    './tus': 6.7,
  },
};

interface Manifest {
  readonly publishConfig: { readonly exports: Readonly<Record<string, string | { readonly default: string }>> };
}

/** Kilobytes by entry. */
export function entrySizes(folder: string): Map<string, number> {
  const { publishConfig } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
  const entries = Object.entries(publishConfig.exports).filter(([entry]) => entry !== './package.json');
  return new Map(entries.map(([entry, target]) => [entry, kilobytes(join(root, folder, typeof target === 'string' ? target : target.default))]));
}

const kilobytes = (file: string): number => [...withImports(file)].reduce((sum, path) => sum + gzipSync(readFileSync(path)).length, 0) / 1000;

/** A file and those it imports at once. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|\}\s*from|import\s[^;]*?from|export\s[^;]*?from)\s*"(\.[^"]+)"/gm);
  for (const [, path] of imports) withImports(join(dirname(file), path!), found);
  return found;
}

/** Every entry has a limit, keeps it, and no limit is left over. */
export const entrySizeCheck: StaticCheck = {
  name: 'sizes of the entries of published packages',
  run: () => {
    const lines = Object.entries(limits).flatMap(([folder, allowed]) => {
      const sizes = entrySizes(folder);
      const leftOver = Object.keys(allowed).filter((entry) => !sizes.has(entry));
      return [
        ...[...sizes].map(([entry, size]) => {
          const limit = allowed[entry];
          return {
            ok: limit !== undefined && size <= limit,
            text: `${folder} ${entry}: ${size.toFixed(1)} kB (allowed: ${limit ?? 'no limit is written down'})`,
          };
        }),
        ...leftOver.map((entry) => ({ ok: false, text: `${folder} ${entry}: is not exported any more` })),
      ];
    });
    for (const { text } of lines) console.log(`  ${text}`);
    const failed = lines.filter(({ ok }) => !ok);
    return Promise.resolve({ ok: failed.length === 0, output: failed.map(({ text }) => text).join('\n') });
  },
};
