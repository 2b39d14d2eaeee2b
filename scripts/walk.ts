// Looks at every page of the menu and the first record of each list, for each role: npm run walk -- [ROLE...]. In six languages, light and dark,
// wide and on a phone, with pictures of what fails in artifacts/e2e. A role takes some 15 minutes.
import { spawnSync } from 'node:child_process';
import { root } from './command.ts';
import { chromiumAdvice, ensureChromium } from './machine/chromium.ts';

const chromium = await ensureChromium();
if (!chromium) {
  console.error(chromiumAdvice);
  process.exit(1);
}
const roles = process.argv.slice(2);
const { status } = spawnSync('playwright', ['test', 'e2e/looks/everyPage', ...(roles.length > 0 ? ['-g', `pages of (${roles.join('|')}) `] : [])], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: chromium, HARROW_LOOKS: 'all', E2E_RECORD: '0' },
});
process.exitCode = status ?? 1;
