import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { dump, load } from 'js-yaml';
import { capture, root } from '../../command.ts';

/**
 * The projects of `scripts/templates/consumer`, and the starter, in a folder of their own, with the packed packages and nothing else of
 * ours installed.
 * Takes packages from pnpm's store, and fetches missing ones from the registry.
 * @param archives path of the packed archive by package name
 */
export async function installConsumers(folder: string, archives: ReadonlyMap<string, string>): Promise<void> {
  cpSync(join(root, 'scripts/templates/consumer'), folder, { recursive: true });
  const { catalog, allowBuilds } = load(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) as {
    catalog: Record<string, string>;
    allowBuilds: object;
  };
  // The packages depend on each other by version; before the first release no registry has it.
  const overrides = Object.fromEntries([...archives].map(([name, archive]) => [name, `file:${archive}`]));
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), dump({ packages: ['*', '!npm'], catalog, allowBuilds: { ...allowBuilds, sharp: false }, overrides }));
  writeOldest(folder);
  writeNpm(folder, archives);
  copyStarter(join(folder, 'starter'), catalog);
  await inProject(folder, 'pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile', '--reporter=append-only']);
}

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const readManifest = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

/** The oldest jsdom that the manual promises. */
const oldestJsdom = '26.1.0';

/** The vitest project once more, with the oldest versions that our packages promise to work with: the lower ends of their peers' ranges. */
function writeOldest(folder: string): void {
  cpSync(join(folder, 'vitest'), join(folder, 'oldest'), { recursive: true });
  const peers = ['ui', 'api-client'].flatMap((name) => Object.entries(readManifest(join(root, 'packages', name, 'package.json')).peerDependencies ?? {}));
  const oldest = Object.fromEntries(peers.map(([name, range]) => [name, range.replace('^', '')]));
  const manifest = readManifest(join(folder, 'vitest', 'package.json'));
  writeFileSync(
    join(folder, 'oldest', 'package.json'),
    JSON.stringify({ ...manifest, name: 'consumer-oldest', dependencies: { ...manifest.dependencies, ...oldest, jsdom: oldestJsdom } }),
  );
}

/** The vitest project once more, for npm: it chooses versions by the Node.js that it runs on. */
function writeNpm(folder: string, archives: ReadonlyMap<string, string>): void {
  cpSync(join(folder, 'vitest'), join(folder, 'npm'), { recursive: true });
  const manifest = readManifest(join(folder, 'vitest', 'package.json'));
  const dependencies = Object.fromEntries(Object.keys(manifest.dependencies).map((name) => [name, archives.has(name) ? `file:${archives.get(name)}` : '*']));
  const overrides = Object.fromEntries([...archives.keys()].map((name) => [name, `$${name}`]));
  writeFileSync(join(folder, 'npm', 'package.json'), JSON.stringify({ ...manifest, name: 'consumer-npm', dependencies, overrides }));
}

type Versions = Readonly<Record<string, string>>;

/**
 * Puts `examples/starter` into `folder`, with the versions of `catalog`, so that nothing is fetched that the project does not use itself.
 * @throws where the starter asks for another version than the catalog has
 */
function copyStarter(folder: string, catalog: Versions): void {
  cpSync(join(root, 'examples/starter'), folder, { recursive: true, filter: (path) => !/[\\/](?:node_modules|dist)(?:[\\/]|$)/.test(path) });
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { dependencies: Versions; devDependencies: Versions };
  const fromCatalog = (versions: Versions): Versions =>
    Object.fromEntries(
      Object.entries(versions).map(([name, range]) => {
        if (name.startsWith('@harrow/')) return [name, '*'];
        if (range !== `^${catalog[name]}`) throw new Error(`examples/starter/package.json: ${name} is ${range}, and ^${catalog[name]} in pnpm-workspace.yaml`);
        return [name, 'catalog:'];
      }),
    );
  const { dependencies, devDependencies } = manifest;
  writeFileSync(file, JSON.stringify({ ...manifest, dependencies: fromCatalog(dependencies), devDependencies: fromCatalog(devDependencies) }));
}

/** Installs and tests a project with the Node.js and npm of this machine, as a reader of the manual does. */
export async function testWithNpm(project: string): Promise<void> {
  const PATH = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(root))
    .join(delimiter);
  for (const args of [['install', '--no-audit', '--no-fund'], ['test']]) await inProject(project, 'npm', args, { PATH });
}

/** Runs a command in a project. Rejects with its output where it fails. */
export async function inProject(folder: string, command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<string> {
  const { code, output } = await capture(command, args, { cwd: folder, env: { NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1', ...env } });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}\n${output}`);
  return output;
}
