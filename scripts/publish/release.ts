// Publishes the packages: `npm run release`, once `npm run changeset -- version` has set versions and change logs, and these are committed.
// The public address of the project is said once, as `repository` of the root package.json; every package gets it while it is published.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root, run } from '../command.ts';

interface Manifest {
  readonly private?: boolean;
  readonly repository?: string;
}

const read = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

/** @returns the exit code: that of `publish`, or 1 where the project has no public address */
export async function release(folder: string, publish: () => Promise<number>): Promise<number> {
  const { repository } = read(join(folder, 'package.json'));
  if (!repository?.startsWith('https://')) {
    console.error(
      'The packages cannot be published: the project has no public address. Set "repository" in the package.json of the root, such as "https://github.com/OWNER/NAME".',
    );
    return 1;
  }
  const address = repository.replace(/(\.git|\/)$/, '');
  const files = globSync('packages/*/package.json', { cwd: folder }).map((file) => join(folder, file));
  const kept = files.filter((file) => !read(file).private).map((file) => [file, readFileSync(file, 'utf8')] as const);
  try {
    for (const [file, text] of kept) {
      const directory = `packages/${basename(dirname(file))}`;
      const addresses = {
        repository: { type: 'git', url: `git+${address}.git`, directory },
        bugs: `${address}/issues`,
        homepage: `${address}/tree/main/${directory}#readme`,
      };
      writeFileSync(file, `${JSON.stringify({ ...(JSON.parse(text) as object), ...addresses }, null, 2)}\n`);
    }
    return await publish();
  } finally {
    for (const [file, text] of kept) writeFileSync(file, text);
  }
}

if (import.meta.main) {
  process.exitCode = await release(root, async () => {
    const { code } = await run('pnpm', ['-r', '--filter', './packages/*', 'run', 'build']);
    return code === 0 ? (await run('changeset', ['publish'])).code : code;
  });
}
