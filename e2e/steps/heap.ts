import type { Page } from '@playwright/test';

/** What a page holds in its memory. */
export interface Heap {
  /** Bytes of objects, arrays, functions and texts. Without what the browser compiles, which grows until it has seen all code often enough. */
  bytes: number;
  /** Signals that calls can be given up by. Each of them is kept by a timer or a call under way. */
  abortSignals: number;
}

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } };
  /** One node after the other, each with as many numbers as there are fields. */
  nodes: number[];
  strings: string[];
}

const ofThePage = new Set(['object', 'array', 'closure', 'string', 'concatenated string', 'sliced string', 'number', 'symbol', 'bigint', 'regexp']);

export async function heapOf(page: Page): Promise<Heap> {
  const devtools = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  for (let times = 0; times < 4; times += 1) await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await devtools.detach();
  return readSnapshot(JSON.parse(chunks.join('')) as Snapshot);
}

function readSnapshot({ snapshot: { meta }, nodes, strings }: Snapshot): Heap {
  const [type, name, size] = ['type', 'name', 'self_size'].map((field) => meta.node_fields.indexOf(field)) as [number, number, number];
  const heap: Heap = { bytes: 0, abortSignals: 0 };
  for (let at = 0; at < nodes.length; at += meta.node_fields.length) {
    if (ofThePage.has(meta.node_types[0][nodes[at + type]!]!)) heap.bytes += nodes[at + size]!;
    else if (strings[nodes[at + name]!] === 'AbortSignal') heap.abortSignals += 1;
  }
  return heap;
}
