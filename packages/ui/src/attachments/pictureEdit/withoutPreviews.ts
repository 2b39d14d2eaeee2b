import { tiffStart } from '../upload/exif.ts';

/** Fields that say where a directory keeps a small picture, and how long that is. */
const previewTags = [
  [0x0201, 0x0202],
  [0x0111, 0x0117],
] as const;
const detailsTag = 0x8769;
const makerNotesTag = 0x927c;

/**
 * A segment without the camera's small picture and without the maker's notes, which may hold another: they would still show what was cut
 * off. Undefined when it cannot be read as far as that.
 */
export function withoutPreviews(segment: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | undefined {
  const kept = segment.slice();
  const view = new DataView(kept.buffer, tiffStart);
  const blank = (start: number, length: number): unknown => kept.fill(0, tiffStart + start, tiffStart + start + length);
  try {
    const little = view.getUint16(0) === 0x4949;
    const first = view.getUint32(4, little);
    const end = first + 2 + view.getUint16(first, little) * 12;
    const second = view.getUint32(end, little);
    if (second > 0) {
      for (const [startTag, lengthTag] of previewTags) {
        const start = entryOf(view, second, startTag, little);
        // In pieces, which lie elsewhere.
        if (start !== undefined && view.getUint32(start + 4, little) > 1) return undefined;
        const length = valueOf(view, second, lengthTag, little);
        if (start !== undefined && length !== undefined) blank(numberIn(view, start, little), length);
      }
      view.setUint32(end, 0, little);
    }
    const details = valueOf(view, first, detailsTag, little);
    const notes = details === undefined ? undefined : entryOf(view, details, makerNotesTag, little);
    // Up to four bytes stand in the entry itself.
    if (notes !== undefined && view.getUint32(notes + 4, little) > 4) blank(view.getUint32(notes + 8, little), view.getUint32(notes + 4, little));
    return kept;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Where the entry of a directory begins. */
function entryOf(view: DataView, directory: number, tag: number, little: boolean): number | undefined {
  const entries = view.getUint16(directory, little);
  return Array.from({ length: entries }, (_, index) => directory + 2 + index * 12).find((entry) => view.getUint16(entry, little) === tag);
}

function valueOf(view: DataView, directory: number, tag: number, little: boolean): number | undefined {
  const entry = entryOf(view, directory, tag, little);
  return entry === undefined ? undefined : numberIn(view, entry, little);
}

/** The number in an entry: of 16 or 32 bits. */
const numberIn = (view: DataView, entry: number, little: boolean): number =>
  view.getUint16(entry + 2, little) === 3 ? view.getUint16(entry + 8, little) : view.getUint32(entry + 8, little);
