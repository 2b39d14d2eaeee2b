import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A state of the project in a folder, with its packages installed. */
export interface Checkout {
  /** Its short commit, with a + where something is not committed. */
  readonly name: string;
  /** Its folder, with a / at the end. */
  readonly root: string;
}

/** A revision in a work tree of its own. */
export interface EarlierCheckout extends Checkout {
  /** Reverts changes in it; installed packages and builds stay. */
  restore(): void;
  remove(): void;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const git = (folder: string, ...args: string[]): string => execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' }).trim();

/** The project as it is here. */
export const workingTree = (): Checkout => ({ name: `${git(root, 'rev-parse', '--short', 'HEAD')}${git(root, 'status', '--porcelain') && '+'}`, root });

/** Sets a revision beside this one, in a work tree of its own among the temporary files. One that was kept is used again. */
export function checkOut(revision: string): EarlierCheckout {
  let commit: string;
  try {
    commit = git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`);
  } catch {
    throw new Error(`${revision} is no revision of this repository.`);
  }
  const name = git(root, 'rev-parse', '--short', commit);
  const folder = join(tmpdir(), `harrow-compare-${name}`);
  const checkout = {
    name,
    root: `${folder}/`,
    restore() {
      git(folder, 'reset', '--quiet', '--hard', commit);
      git(folder, 'clean', '--quiet', '-d', '--force');
    },
    remove() {
      git(root, 'worktree', 'remove', '--force', folder);
    },
  };
  console.log(`Setting ${name} beside this state, in ${folder} …`);
  if (existsSync(folder)) checkout.restore();
  // By force: git may still know a folder that was removed by hand.
  else git(root, 'worktree', 'add', '--quiet', '--force', '--detach', folder, commit);
  runIn(checkout, 'node', '--version');
  return checkout;
}

/** Runs a command of a checkout with the tools that it pins; they and its packages are installed first where they are not there. */
export function runIn(checkout: Checkout, ...command: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', ...command], { cwd: checkout.root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${checkout.name}: ${command.join(' ')} failed\n${stdout}${stderr}`);
}
