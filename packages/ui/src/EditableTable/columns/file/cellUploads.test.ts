import { expect, test, vi } from 'vitest';
import type { FileStore, StoredFile } from '../../../attachments/index.ts';
import { createCellUploads } from './cellUploads.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));

function slowStore() {
  const waiting: { name: string; finish: () => void; fail: () => void }[] = [];
  const upload = (file: File) =>
    new Promise<StoredFile>((resolve, reject) => {
      const stored = { id: `temp/${file.name}`, name: file.name, size: file.size, type: file.type };
      waiting.push({ name: file.name, finish: () => resolve(stored), fail: () => reject(new Error('down')) });
    });
  const store: FileStore = { upload, list: () => Promise.resolve([]), remove: () => Promise.resolve(), url: ({ id }) => id };
  return { store, waiting };
}

const file = (name: string) => new File(['x'], name);

test('what has arrived is told once, when nothing is under way any more', async () => {
  const { store, waiting } = slowStore();
  const onDone = vi.fn();
  const uploads = createCellUploads();
  const queue = uploads.queue('1', 'photos', store, onDone);
  queue.add([file('a.png'), file('b.png')]);
  waiting[0]!.finish();
  await settle();
  expect(onDone).not.toHaveBeenCalled();
  waiting[1]!.finish();
  await settle();
  expect(onDone.mock.calls).toEqual([
    [
      [
        { name: 'a.png', path: 'temp/a.png', size: 1 },
        { name: 'b.png', path: 'temp/b.png', size: 1 },
      ],
    ],
  ]);
  expect(queue.uploads()).toEqual([]);
  expect(uploads.queue('1', 'photos', store, vi.fn())).toBe(queue);
  expect(uploads.queue('2', 'photos', store, vi.fn())).not.toBe(queue);
});

test('a failed file stays, and does not hold back the others', async () => {
  const { store, waiting } = slowStore();
  const onDone = vi.fn();
  const queue = createCellUploads().queue('1', 'photos', store, onDone);
  queue.add([file('a.png'), file('b.png')]);
  waiting[0]!.fail();
  waiting[1]!.finish();
  await settle();
  expect(onDone.mock.calls[0]![0]).toHaveLength(1);
  expect(queue.uploads().map(({ status }) => status)).toEqual(['failed']);
  queue.retry(queue.uploads()[0]!.id);
  waiting[2]!.finish();
  await settle();
  expect(onDone).toHaveBeenCalledTimes(2);
});
