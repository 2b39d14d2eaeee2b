import { release } from 'node:os';
import { findChromium } from '../../machine/chromium.ts';
import { capture } from '../../command.ts';
import { commandPath, isRoot } from '../../machine/installed.ts';
import { postgresVersion } from '../../machine/postgres.ts';

/** Tools of the machine that a part depends on, besides Node.js. */
export type Tool = 'chromium' | 'libreoffice' | 'postgres';

/** A command says more than its version, and not always the same. */
async function versionOf(command: string | undefined): Promise<string> {
  if (command === undefined) return 'none';
  const { output } = await capture(command, ['--version']);
  return `${command} ${/\d+(?:\.\d+)+/.exec(output)?.[0] ?? output}`;
}

/** Fonts affect how a page looks. */
async function fonts(): Promise<string> {
  const list = commandPath('fc-list');
  return list === undefined ? '' : (await capture(list, [])).output.split('\n').sort().join('\n');
}

const tools: Readonly<Record<Tool, () => Promise<string>>> = {
  chromium: async () => `${await versionOf(await findChromium())}\n${await fonts()}`,
  libreoffice: () => versionOf(commandPath('soffice')),
  postgres: async () => (await postgresVersion()) ?? 'of npm',
};

/**
 * Settings of the environment that tests, or programs they start, heed: with CI set, a file of which only some tests are run fails. Not the
 * place of kept results, and not the ports of journeys.
 */
const heeded = /^(?:CI|TZ|LANG|LANGUAGE|LC_\w+|NODE_\w+|HARROW_(?!TEST_CACHE)\w+|VITE_\w+|LOG_LEVEL|DATABASE_\w+)$/;

/** The machine in words, as far as a result may depend on it. */
export async function describeMachine(wanted: readonly Tool[], env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const settings = Object.entries(env).filter(([name]) => heeded.test(name));
  const versions = await Promise.all(wanted.map(async (tool) => `${tool} ${await tools[tool]()}`));
  return [process.version, process.platform, process.arch, release(), `root ${isRoot}`, ...settings.map((each) => each.join('=')).sort(), ...versions].join(
    '\n',
  );
}
