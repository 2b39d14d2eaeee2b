import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compressible = /\.(?:js|css|svg|json|wasm)$/;
/** Smallest size worth compressing, in bytes: below it the header costs more than compression saves. */
const smallest = 1024;

/**
 * Writes `.br` and `.gz` beside the files of a build. Compressed once at the highest level, they are a seventh smaller than files that a
 * server compresses while it answers.
 */
export function compressedFilesPlugin(): Plugin {
  return {
    name: 'harrow-compressed-files',
    apply: 'build',
    async writeBundle({ dir }) {
      const names = (await readdir(dir!, { recursive: true })).filter((name) => compressible.test(name) && !name.startsWith('.vite'));
      await Promise.all(names.map((name) => compress(join(dir!, name))));
    },
  };
}

async function compress(file: string): Promise<void> {
  if ((await stat(file)).size < smallest) return;
  const content = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await Promise.all([
    brotli(content, { params }).then((small) => writeFile(`${file}.br`, small)),
    zip(content, { level: constants.Z_BEST_COMPRESSION }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}
