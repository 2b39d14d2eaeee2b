import { execFile } from 'node:child_process';
import { openAsBlob } from 'node:fs';
import { refuse } from '../refusal/refusal.ts';

/** Virus scanners; without either, files are not scanned. */
export interface ScanSettings {
  /** Program and arguments, e.g. `clamdscan --fdpass --no-summary`; the file's path is put behind them. Ends with 0: clean, 1: infected. */
  command?: string | undefined;
  /** Address that the bytes are posted to. Answers 2xx: clean, 406: infected. */
  url?: string | undefined;
}

/** Throws when a file is infected, or could not be looked at: then it is not taken. */
export type ScanFile = (path: string) => Promise<void>;

const longestMs = 120_000;

/** @param complain told why a scan failed; users only hear that it did */
export function createScan({ command, url }: ScanSettings, complain: (error: unknown) => void): ScanFile {
  const [program, ...args] = command?.trim().split(/\s+/) ?? [];
  const findings = [...(program ? [(path: string) => runProgram(program, [...args, path])] : []), ...(url ? [(path: string) => post(url, path)] : [])];
  return async (path) => {
    for (const find of findings) {
      let infected: boolean;
      try {
        infected = await find(path);
      } catch (error) {
        complain(error);
        throw refuse('attach.notScanned');
      }
      if (infected) throw refuse('attach.infected');
    }
  };
}

const runProgram = (program: string, args: readonly string[]): Promise<boolean> =>
  new Promise((resolve, reject) => {
    // Without a shell: nothing in a path is a command.
    execFile(program, args, { timeout: longestMs }, (error) => {
      if (!error) resolve(false);
      else if (error.code === 1) resolve(true);
      else reject(error);
    });
  });

async function post(url: string, path: string): Promise<boolean> {
  const answer = await fetch(url, { method: 'POST', body: await openAsBlob(path), signal: AbortSignal.timeout(longestMs) });
  await answer.body?.cancel();
  if (answer.status === 406) return true;
  if (!answer.ok) throw new Error(`The virus scan answered ${answer.status}`);
  return false;
}
