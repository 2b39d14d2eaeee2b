import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, vi } from 'vitest';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const running = new Set<ChildProcess>();

/** Ends what a failed test left running. */
export function killServerProcesses(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** Starts the real server process on a free port; `address` resolves when it says where it listens. */
export function startServerProcess(env: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'warn', HARROW_DEMO: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let [output, errors] = ['', ''];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return {
    child,
    ended,
    output: () => output,
    /** Its output to stderr. */
    errors: () => errors,
    async address(): Promise<string> {
      await vi.waitFor(() => expect(output).toMatch(/Stop {8}Ctrl-C[^]*┘/), { timeout: 90_000, interval: 50 });
      return /Address {5}(\S+)/.exec(output)![1]!;
    },
    async stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
