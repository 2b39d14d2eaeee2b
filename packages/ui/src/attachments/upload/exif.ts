type Bytes = Uint8Array<ArrayBuffer>;

const orientationTag = 0x0112;

/**
 * The EXIF segment of a JPEG with its orientation set to upright, for a copy whose pixels were turned already.
 * Undefined when there is none, or none that can be read.
 * @see CIPA DC-008 (Exif 3.0), 4.5.4 and 4.7.2
 */
export function exifSegment(jpeg: Bytes): Bytes | undefined {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  if (jpeg.length < 4 || view.getUint16(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 10 <= jpeg.length && jpeg[at] === 0xff && jpeg[at + 1] !== 0xda) {
    const end = at + 2 + view.getUint16(at + 2);
    if (jpeg[at + 1] === 0xe1 && end <= jpeg.length && text(jpeg, at + 4, 6) === 'Exif\0\0') return upright(jpeg.slice(at, end));
    at = end;
  }
  return undefined;
}

/** A JPEG with the segment put in front of everything else. */
export function withExif(jpeg: Bytes, segment: Bytes): Bytes {
  const joined = new Uint8Array(jpeg.length + segment.length);
  joined.set(jpeg.subarray(0, 2));
  joined.set(segment, 2);
  joined.set(jpeg.subarray(2), 2 + segment.length);
  return joined;
}

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
export function withoutPreviews(segment: Bytes): Bytes | undefined {
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
        const [start, length] = [startTag, lengthTag].map((tag) => valueOf(view, second, tag, little));
        if (start !== undefined && length !== undefined) blank(start, length);
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

/** The number in an entry: of 16 or 32 bits. */
function valueOf(view: DataView, directory: number, tag: number, little: boolean): number | undefined {
  const entry = entryOf(view, directory, tag, little);
  if (entry === undefined) return undefined;
  return view.getUint16(entry + 2, little) === 3 ? view.getUint16(entry + 8, little) : view.getUint32(entry + 8, little);
}

const text = (bytes: Bytes, start: number, length: number): string => String.fromCharCode(...bytes.subarray(start, start + length));

/** Marker, length and `Exif\0\0` stand before the TIFF header. */
const tiffStart = 10;

function upright(segment: Bytes): Bytes | undefined {
  const view = new DataView(segment.buffer, tiffStart);
  try {
    const little = view.getUint16(0) === 0x4949;
    const directory = view.getUint32(4, little);
    const entries = view.getUint16(directory, little);
    for (let i = 0; i < entries; i += 1) {
      const entry = directory + 2 + i * 12;
      if (view.getUint16(entry, little) === orientationTag) view.setUint16(entry + 8, 1, little);
    }
    return segment;
  } catch (error) {
    // A directory that points out of the segment.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
