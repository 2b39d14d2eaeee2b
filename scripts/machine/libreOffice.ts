// LibreOffice without a window, for tests that write workbooks with it and read ours: found on the machine, or installed.
import { run } from '../command.ts';
import { commandPath, isRoot } from './installed.ts';

/** Advice if it cannot be installed. */
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
