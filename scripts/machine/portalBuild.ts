import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { capture, root, seconds } from '../command.ts';
import { files, isTestOrStory } from '../files.ts';

/** Folder of the built portal. */
export const portalFolder = join(root, 'apps', 'portal', 'dist');

/** Inputs of the portal's build. */
const inputs = [
  'apps/portal/*.{html,ts,json}',
  'apps/portal/public/**/*.*',
  '{apps/portal,packages/ui,packages/api-client,packages/validation}/src/**/*.{ts,tsx,css,json,svg,png,webp,woff2}',
  'pnpm-lock.yaml',
];
const stamp = join(root, 'node_modules', '.cache', 'harrow', 'portal.stamp');

/** Builds the portal unless it was built from exactly these sources. Returns whether it is there. */
export async function buildPortal(): Promise<boolean> {
  const wanted = fingerprint();
  if (existsSync(join(portalFolder, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true;
  console.log('Building the portal …');
  const start = performance.now();
  const { code, output } = await capture('vite', ['build'], { cwd: join(root, 'apps', 'portal') });
  if (code !== 0) {
    console.error(output);
    return false;
  }
  console.log(`Built the portal in ${seconds(start)}.`);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
  return true;
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of files(root, inputs, { generated: true }).filter((path) => !isTestOrStory(path)))
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
