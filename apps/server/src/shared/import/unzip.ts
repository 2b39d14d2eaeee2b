import { CFB } from '@e965/xlsx';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { promisify } from 'node:util';
import { importLimits } from './limits.ts';
import { Unreadable } from './rawSheet.ts';

const open = promisify<Buffer, { lazyEntries: boolean; strictFileNames: boolean }, ZipFile>(fromBuffer);

/** What the workbook library says nothing about: its container files. */
interface Containers<Container> {
  utils: {
    cfb_new(options: { fileType: 'zip' }): Container;
    cfb_add(container: Container, path: string, content: Buffer): void;
  };
  write(container: Container, options: { fileType: 'zip'; type: 'buffer'; compression: boolean }): Buffer;
}
const containers: Containers<object> = CFB;

/** Pictures and the like are never needed. */
const needed = /\.(?:xml|rels)$/i;
const definitions = [Buffer.from('<!DOCTYPE'), Buffer.from('<!ENTITY')];

/**
 * The parts of an .xlsx, packed again without compression, so that whoever reads it next can inflate nothing.
 * @throws Unreadable for a zip that becomes too big, is encrypted, carries macros or XML definitions, or is no .xlsx
 */
export async function plainXlsx(file: Buffer): Promise<Buffer> {
  const zip = await open(file, { lazyEntries: true, strictFileNames: true });
  const parts = new Map<string, Buffer>();
  let room = importLimits.unzippedMb * 1024 * 1024;
  let count = 0;
  for await (const entry of entries(zip)) {
    if ((count += 1) > importLimits.parts) throw new Unreadable('tooBig');
    if (entry.isEncrypted()) throw new Unreadable('password');
    if (/vbaProject\.bin$/i.test(entry.fileName)) throw new Unreadable('macro');
    if (!needed.test(entry.fileName)) continue;
    const bytes = await inflate(zip, entry, room);
    if (definitions.some((word) => bytes.includes(word))) throw new Unreadable('definitions');
    room -= bytes.length;
    parts.set(entry.fileName, bytes);
  }
  if (!parts.has('[Content_Types].xml') || !parts.has('xl/workbook.xml')) throw new Unreadable('notWorkbook');
  const plain = containers.utils.cfb_new({ fileType: 'zip' });
  for (const [name, bytes] of parts) containers.utils.cfb_add(plain, `/${name}`, bytes);
  return containers.write(plain, { fileType: 'zip', type: 'buffer', compression: false });
}

async function* entries(zip: ZipFile): AsyncGenerator<Entry> {
  for (;;) {
    const entry = await new Promise<Entry | undefined>((resolve, reject) => {
      zip
        .once('entry', resolve)
        .once('end', () => resolve(undefined))
        .once('error', reject);
      zip.readEntry();
    });
    zip.removeAllListeners();
    if (!entry) return;
    yield entry;
  }
}

/** What the headers say about sizes is not believed: the bytes are counted as they come. */
async function inflate(zip: ZipFile, entry: Entry, room: number): Promise<Buffer> {
  if (entry.uncompressedSize > room) throw new Unreadable('tooBig');
  const stream = await promisify(zip.openReadStream.bind(zip) as (entry: Entry, done: (error: Error | null, stream: NodeJS.ReadableStream) => void) => void)(
    entry,
  );
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > room) throw new Unreadable('tooBig');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
