import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Folder of the project. */
export const root = join(import.meta.dirname, '..');

export interface CommandOptions {
  readonly cwd?: string;
  /** Added to the environment of this process. */
  readonly env?: Readonly<Record<string, string>>;
  /** `inherit` shows the output while it runs, `capture` returns it. */
  readonly output?: 'inherit' | 'capture';
  /** Users that the command runs as, where this process may switch (root). */
  readonly user?: { readonly uid: number; readonly gid: number };
}

export interface CommandResult {
  /** Exit code; 127 where the command does not exist, 128 + n where a signal ended it. */
  readonly code: number;
  /** Standard output and standard error together; empty unless captured. */
  readonly output: string;
}

const running = new Set<ReturnType<typeof spawn>>();

/** Runs a command of the tool chain to its end. Never throws: a command that cannot be started answers 127. */
export function run(command: string, args: readonly string[], { cwd = root, env = {}, output = 'inherit', user }: CommandOptions = {}): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: output === 'inherit' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      // On Windows the commands of node_modules/.bin are .cmd files, which only a shell can start.
      shell: process.platform === 'win32',
      ...user,
    });
    running.add(child);
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    const finish = (code: number, extra = ''): void => {
      running.delete(child);
      resolve({ code, output: Buffer.concat(chunks).toString() + extra });
    };
    child.on('error', (error) => finish(127, error.message));
    child.on('close', (code, signal) => finish(code ?? (signal === 'SIGINT' ? 130 : 143)));
  });
}

/** Like {@link run}, with the output returned instead of shown. */
export function capture(command: string, args: readonly string[], options: Omit<CommandOptions, 'output'> = {}): Promise<CommandResult> {
  return run(command, args, { ...options, output: 'capture' });
}

/** Ends every command started here that is still running. */
export function stopCommands(signal: NodeJS.Signals): void {
  for (const child of running) child.kill(signal);
}

/** Runs `task` over the items, at most `limit` at a time, and returns the answers in the order of the items. */
export async function inParallel<Item, Answer>(limit: number, items: readonly Item[], task: (item: Item) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) answers[index] = await task(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return answers;
}

/** `1.2 s`, for progress lines. */
export function seconds(sinceMs: number): string {
  return `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;
}
