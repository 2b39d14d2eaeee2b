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

const text = (bytes: Bytes, start: number, length: number): string => String.fromCharCode(...bytes.subarray(start, start + length));

/** Marker, length and `Exif\0\0` stand before the TIFF header. */
export const tiffStart = 10;

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
