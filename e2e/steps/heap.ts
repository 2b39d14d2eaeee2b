import type { Page } from '@playwright/test';

/** Memory of a page. */
export interface Heap {
  /** Bytes of scripts: objects, texts, functions and their code. */
  bytes: number;
  /** Signals that calls can be given up by. Each of them is kept by a timer or a call under way. */
  abortSignals: number;
}

interface Snapshot {
  snapshot: { meta: { node_fields: string[] } };
  /** One node after the other, each with as many numbers as there are fields. */
  nodes: number[];
  strings: string[];
}

/** Flags that keep the engine's own memory constant: by default it recompiles hot code for hours. */
export const steadyEngine = '--js-flags=--no-opt,--no-maglev,--no-sparkplug,--no-lazy-feedback-allocation';

export async function heapOf(page: Page): Promise<Heap> {
  const devtools = await page.context().newCDPSession(page);
  const collect = async (times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1) await devtools.send('HeapProfiler.collectGarbage');
  };
  await collect(4);
  await devtools.send('Memory.simulatePressureNotification', { level: 'critical' });
  await collect(4);
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const chunks: string[] = [];
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await devtools.detach();
  return { bytes: usedSize, abortSignals: countNamed(JSON.parse(chunks.join('')) as Snapshot, 'AbortSignal') };
}

function countNamed({ snapshot: { meta }, nodes, strings }: Snapshot, wanted: string): number {
  const name = meta.node_fields.indexOf('name');
  let count = 0;
  for (let at = 0; at < nodes.length; at += meta.node_fields.length) if (strings[nodes[at + name]!] === wanted) count += 1;
  return count;
}
