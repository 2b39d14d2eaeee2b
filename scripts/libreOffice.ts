// LibreOffice without a window, for tests that write workbooks with it and read ours: found on the machine, or installed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { capture, run } from './command.ts';
import { commandPath, isRoot } from './installed.ts';

/** What to do where it cannot be had. */
export const libreOfficeAdvice =
  'LibreOffice was not found and could not be installed. Install it (Debian: apt-get install --no-install-recommends libreoffice-calc) to run these tests.';

/** Path of `soffice`; `undefined` where none can be had. */
export async function findLibreOffice(): Promise<string | undefined> {
  return commandPath('soffice') ?? (await installWithApt());
}

async function installWithApt(): Promise<string | undefined> {
  if (!isRoot || !commandPath('apt-get')) return undefined;
  console.log("Installing the system's LibreOffice Calc …");
  const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update', '-qq'], quiet);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'libreoffice-calc'], quiet);
  return commandPath('soffice');
}

/**
 * Converts a file, e.g. `to: 'fods'` or `to: 'csv:Text - txt - csv (StarCalc):44,34,76'`.
 * @returns path of the result, in `folder`
 */
export async function convert(soffice: string, file: string, to: string, folder: string): Promise<string> {
  // A profile of its own: two at the same time would refuse each other.
  const profile = mkdtempSync(join(tmpdir(), 'harrow-libreoffice-'));
  try {
    const args = [`-env:UserInstallation=${pathToFileURL(profile).href}`, '--headless', '--norestore', '--convert-to', to, '--outdir', folder, file];
    const { code, output } = await capture(soffice, args);
    const result = join(folder, `${basename(file).replace(/\.\w+$/, '')}.${to.split(':')[0]}`);
    if (code !== 0) throw new Error(`LibreOffice could not convert ${file}:\n${output}`);
    return result;
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
}
