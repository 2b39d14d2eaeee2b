import type { FileStore, StoredFile, UploadOptions } from '../packages/ui/src/index.ts';

const picture = (text: string, ground: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="${ground}"/><rect x="120" y="180" width="400" height="120" rx="8" fill="#f4f4f0" stroke="#333" stroke-width="4"/><text x="320" y="255" font-family="monospace" font-size="34" text-anchor="middle" fill="#222">${text}</text></svg>`)}`;

const urls = new Map<string, string>([
  ['plate', picture('LHW7TRA3113K10977', '#4a6a52')],
  ['hours', picture('1 026.4 h', '#46525e')],
]);

const stored: StoredFile[] = [
  {
    id: 'plate',
    name: 'number-plate.jpg',
    size: 2_481_152,
    type: 'image/jpeg',
    slot: 'vehiclePlatePhoto',
    takenAt: '2024-05-18 22:14:00',
    latitude: 51.67204,
    longitude: 39.18431,
  },
  {
    id: 'hours',
    name: 'счётчик моточасов, правая сторона кабины.jpg',
    size: 913_408,
    type: 'image/jpeg',
    slot: 'vehiclePlatePhoto',
    takenAt: '2024-05-18 22:16:00',
  },
  { id: 'report', name: 'Inspection report 2024-05.pdf', size: 348_160, type: 'application/pdf', slot: '' },
];

const stepMs = 60;

/** Files in memory. A file whose name contains "broken" fails; the owner `unreachable` cannot be listed. */
export function createMemoryFileStore(): FileStore {
  let files = [...stored];
  let lastId = 0;
  async function upload(file: File, { slot = '', onProgress, signal }: UploadOptions): Promise<StoredFile> {
    for (const share of [0.25, 0.5, 0.75, 1]) {
      await new Promise((resolve) => setTimeout(resolve, stepMs));
      signal?.throwIfAborted();
      onProgress?.(share);
    }
    if (file.name.includes('broken')) throw new Error('The file could not be read');
    const id = `memory-${(lastId += 1)}`;
    urls.set(id, file.type.startsWith('image/') ? picture(file.name, '#5b4a6a') : 'data:text/plain,');
    const kept: StoredFile = { id, name: file.name, size: file.size, type: file.type, slot };
    files = [...files, kept];
    return kept;
  }
  return {
    upload,
    async list({ table }) {
      await new Promise((resolve) => setTimeout(resolve, stepMs));
      if (table === 'unreachable') throw new Error('Network timeout');
      return files;
    },
    remove: ({ id }) => {
      files = files.filter((file) => file.id !== id);
      return Promise.resolve();
    },
    url: ({ id }) => urls.get(id) ?? 'data:text/plain,',
  };
}
