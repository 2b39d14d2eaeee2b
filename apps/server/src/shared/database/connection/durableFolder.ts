import { closeSync, fsyncSync, openSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface FileStream {
  /** File descriptor of the host; folders have none. */
  nfd?: number;
  node: unknown;
}
interface Engine {
  NODEFS: { stream_ops: Record<string, unknown>; realPath(node: unknown): string };
}

/**
 * A data folder whose files really reach the disk when PostgreSQL asks for it.
 * The file system that PGlite is compiled with ignores fsync: a kill loses nothing, a power cut could. With this hook
 * (and `fsync=on`, `wal_sync_method=fsync`) every commit costs one fsync. See docs/decisions/server/embedded-durability.md.
 */
export class DurableFolder extends NodeFS {
  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const hook = (engine: unknown): void => {
      const { NODEFS } = engine as Engine;
      NODEFS.stream_ops.fsync = (stream: FileStream): number => {
        if (stream.nfd !== undefined) fsyncSync(stream.nfd);
        else syncFolder(NODEFS.realPath(stream.node));
        return 0;
      };
    };
    const preRun = emscriptenOpts.preRun as unknown[];
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, hook] as typeof emscriptenOpts.preRun } };
  }
}

function syncFolder(path: string): void {
  // Windows cannot open folders; its file systems keep directory entries by journal.
  if (process.platform === 'win32') return;
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
