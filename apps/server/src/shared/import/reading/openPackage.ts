/** The parts of an .xlsx, which is a zip by the Open Packaging Conventions (ECMA-376, part 2). */
import { promisify } from 'node:util';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { importLimits } from './limits.ts';
import { Unreadable } from './rawSheet.ts';
import { readXml } from './readXml.ts';

/** A relationship from a part to another one of the package. */
export interface Relation {
  id: string;
  /** The last word of its type, which transitional and strict files have alike: `worksheet`. */
  type: string;
  /** Path of the other part, as {@link Package} knows it. */
  target: string;
}

/** Parts are named without regard to case, whichever slashes the file has. */
export interface Package {
  has(path: string): boolean;
  /** Its bytes as they are unpacked. @throws Unreadable when all parts together become too big */
  read(path: string): AsyncGenerator<Buffer>;
  /** @param path none: of the package itself */
  relations(path?: string): Promise<Relation[]>;
}

const open = promisify<Buffer, { lazyEntries: boolean; decodeStrings: boolean; autoClose: boolean }, ZipFile>(fromBuffer);

const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** @throws Unreadable for a zip that is encrypted, carries macros, has too many parts, or is no package */
export async function openPackage(file: Buffer): Promise<Package> {
  const zip = await open(file, { lazyEntries: true, decodeStrings: false, autoClose: false });
  const parts = new Map<string, Entry>();
  let count = 0;
  for await (const entry of entries(zip)) {
    if ((count += 1) > importLimits.parts) throw new Unreadable('tooBig');
    if (entry.isEncrypted()) throw new Unreadable('password');
    // Undecoded, so bytes, whatever the types say.
    const name = plainPath(Buffer.from(entry.fileName).toString());
    if (/(?:^|\/)vbaproject\.bin$/.test(name)) throw new Unreadable('macro');
    // Two programs might take two different ones.
    if (parts.has(name) && !name.endsWith('/')) throw new Unreadable('damaged');
    parts.set(name, entry);
  }
  if (!parts.has('[content_types].xml')) throw new Unreadable('notWorkbook');

  let room = importLimits.unzippedMb * 1024 * 1024;
  async function* read(path: string): AsyncGenerator<Buffer> {
    const entry = parts.get(path)!;
    const stream = await streamOf(zip, entry);
    // Sizes in the headers are not trusted: bytes are counted as they arrive.
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if ((room -= chunk.length) < 0) throw new Unreadable('tooBig');
      yield chunk;
    }
  }
  const relations = async (path = ''): Promise<Relation[]> => {
    const [, folder = '', name = ''] = /^(.*\/)?([^/]*)$/.exec(path) ?? [];
    const list = `${folder}_rels/${name}.rels`;
    if (!parts.has(list)) return [];
    const found: Relation[] = [];
    await readXml(read(list), {
      open({ local, uri, value }) {
        if (local !== 'Relationship' || uri !== relationships || value('TargetMode') === 'External') return;
        const type = value('Type') ?? '';
        const target = value('Target') ?? '';
        const [near, far] = [resolvePath(folder, target), resolvePath('', target)];
        // Some programs write paths from the root where they are relative.
        found.push({ id: value('Id') ?? '', type: type.slice(type.lastIndexOf('/') + 1), target: parts.has(near) || !parts.has(far) ? near : far });
      },
    });
    return found;
  };
  return { has: (path) => parts.has(path), read, relations };
}

const plainPath = (path: string): string => path.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();

/** @param folder with the slash at its end; where the target is relative to */
function resolvePath(folder: string, target: string): string {
  const path = decodePercent(target).replaceAll('\\', '/');
  const steps: string[] = [];
  for (const step of (path.startsWith('/') ? path : `${folder}${path}`).split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/').toLowerCase();
}

const decodePercent = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

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

const streamOf = (zip: ZipFile, entry: Entry): Promise<NodeJS.ReadableStream> =>
  new Promise((resolve, reject) => zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream))));
