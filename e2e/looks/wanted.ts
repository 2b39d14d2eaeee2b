/** Which screens are looked at in every way: one of each kind, and those of the features that changed last, within a day before the last commit. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { featureAt } from '../steps/menuPages.ts';
import type { Screen } from './screens.ts';

const root = join(import.meta.dirname, '..', '..');

/** HARROW_LOOKS=all looks at all screens in every way. */
export const isAll = process.env.HARROW_LOOKS === 'all';

/** At most so many features count as changed, so that a day with many changes does not take longer to check than CI may. */
const mostFeatures = 5;

/** The features that commits of the last day have changed, those changed last; none where the folder has no history. */
function changedFeatures(): ReadonlySet<string> {
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const last = Number(git('log', '-1', '--format=%ct'));
    const files = git('log', `--since=${last - 24 * 3600}`, '--name-only', '--format=', '--', 'apps/portal/src/features', ':!*.test.*');
    const features = new Set([...files.matchAll(/^apps\/portal\/src\/features\/([^/]+)\//gm)].map(([, feature]) => feature!));
    return new Set([...features].slice(0, mostFeatures));
  } catch {
    return new Set();
  }
}

const changed = changedFeatures();

/** True for a sample of its kind, for a screen of a feature that has just changed, and for all where all are asked for. */
export const isSampleOrChanged = ({ sample, address }: Screen): boolean => isAll || sample === true || changed.has(featureAt(address) ?? '');
