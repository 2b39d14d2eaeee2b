import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** Path of LibreOffice's `soffice`; `npm test` finds or installs one and says where. */
export const librePath = process.env['LIBREOFFICE_PATH'];

/**
 * Converts a file, e.g. `to: 'fods'` or `to: 'csv:Text - txt - csv (StarCalc):44,34,76'`.
 * @returns path of the result, in `folder`
 */
export async function convert(soffice: string, file: string, to: string, folder: string): Promise<string> {
  // A profile of its own: two at the same time would refuse each other.
  const profile = await mkdtemp(join(tmpdir(), 'harrow-libreoffice-'));
  try {
    const args = [`-env:UserInstallation=${pathToFileURL(profile).href}`, '--headless', '--norestore', '--convert-to', to, '--outdir', folder, file];
    await promisify(execFile)(soffice, args);
    return join(folder, `${basename(file).replace(/\.\w+$/, '')}.${to.split(':')[0]}`);
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
}
