// Finds a Chrome or Chromium for the tests, and installs one where there is none.
// `node scripts/machine/chromium.ts` prints its path.
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { capture, run } from '../command.ts';
import { commandPath, isExecutable, isRoot } from './installed.ts';

const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge-stable'];

const places: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: ['/usr/bin/chromium', '/usr/bin/google-chrome-stable', '/opt/google/chrome/chrome', '/usr/lib/chromium/chromium'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].flatMap((folder) =>
    folder ? [`${folder}\\Google\\Chrome\\Application\\chrome.exe`, `${folder}\\Microsoft\\Edge\\Application\\msedge.exe`] : [],
  ),
};

/** Advice if no browser can be installed. */
export const chromiumAdvice =
  'No Chrome or Chromium was found and none could be installed. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to its executable.';

/**
 * Path of an installed browser: CHROMIUM_PATH, a command on PATH, the usual places, or the one Playwright downloaded.
 * Ubuntu's `chromium-browser` is a stub that asks for a snap; `answers` weeds it out.
 */
export async function findChromium(): Promise<string | undefined> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (!isExecutable(chosen)) throw new Error(`CHROMIUM_PATH is ${chosen}, which cannot be run.`);
    return chosen;
  }
  const onPath = commands.map(commandPath).filter((path) => path !== undefined);
  const candidates = [...onPath, ...(places[process.platform] ?? []), chromium.executablePath()];
  for (const candidate of new Set(candidates)) if (isExecutable(candidate) && (await answers(candidate))) return candidate;
  return undefined;
}

/** Like {@link findChromium}, and installs one where there is none: Debian's package as root, Playwright's own elsewhere. */
export async function ensureChromium(): Promise<string | undefined> {
  const found = await findChromium();
  if (found) return found;
  if (isRoot && isDebian()) {
    console.log("Installing Debian's Chromium …");
    const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
    await run('apt-get', ['update', '-qq'], quiet);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'], quiet);
  } else {
    console.log("Installing Playwright's Chromium …");
    await run('playwright', ['install', ...(isRoot ? ['--with-deps'] : []), 'chromium']);
  }
  return findChromium();
}

async function answers(executable: string): Promise<boolean> {
  // Windows browsers open a window instead of printing their version.
  if (process.platform === 'win32') return true;
  const { code, output } = await capture(executable, ['--version']);
  return code === 0 && /\d+\.\d+/.test(output);
}

function isDebian(): boolean {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

if (import.meta.main) {
  const path = await ensureChromium();
  console.log(path ?? chromiumAdvice);
  process.exitCode = path ? 0 : 1;
}
