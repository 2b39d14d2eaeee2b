/** Which screens are looked at in every way: those of features that have changed within a day before the last commit, and one of each kind. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { featureAt } from '../steps/menuPages.ts';
import type { Screen } from './screens.ts';

const root = join(import.meta.dirname, '..', '..');

/** HARROW_LOOKS=all looks at all screens in every way. */
export const isAll = process.env.HARROW_LOOKS === 'all';

/** Features with a file that a commit of the last day has changed; none where the folder has no history. */
function changedFeatures(): ReadonlySet<string> {
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const last = Number(git('log', '-1', '--format=%ct'));
    const changed = git('log', `--since=${last - 24 * 3600}`, '--name-only', '--format=', '--', 'apps/portal/src/features');
    return new Set(changed.split('\n').map((file) => file.split('/')[4] ?? ''));
  } catch {
    return new Set();
  }
}

const changed = changedFeatures();

/** True for a sample of its kind, for a screen of a feature that has changed, and for all where all are asked for. */
export const isSampleOrChanged = ({ sample, address }: Screen): boolean => isAll || sample === true || changed.has(featureAt(address) ?? '');
