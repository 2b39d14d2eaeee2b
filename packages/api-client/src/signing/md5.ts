const shifts = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const;

const sines = Uint32Array.from({ length: 64 }, (_, index) => Math.floor(Math.abs(Math.sin(index + 1)) * 2 ** 32));

const rotateLeft = (value: number, bits: number): number => (value << bits) | (value >>> (32 - bits));

/** The message, the bit 1, zeros, and the length in bits, filling whole blocks of 64 bytes. */
function padded(message: Uint8Array): DataView {
  const length = (((message.length + 8) >> 6) + 1) << 6;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 8, message.length << 3, true);
  view.setUint32(length - 4, Math.floor(message.length / 2 ** 29), true);
  return view;
}

/** The mixing function and the index of the message word of step `step` (RFC 1321, section 3.4). */
function round(step: number, b: number, c: number, d: number): [mixed: number, word: number] {
  if (step < 16) return [(b & c) | (~b & d), step];
  if (step < 32) return [(d & b) | (~d & c), (5 * step + 1) % 16];
  if (step < 48) return [b ^ c ^ d, (3 * step + 5) % 16];
  return [c ^ (b | ~d), (7 * step) % 16];
}

/**
 * MD5 of the UTF-8 bytes of a text, as 32 lower-case hexadecimal digits.
 * Only the request signature wants it, whose algorithm is fixed; it protects nothing. Browsers offer no MD5.
 * @see RFC 1321
 */
export function md5(text: string): string {
  const view = padded(new TextEncoder().encode(text));
  const state = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476] as [number, number, number, number];
  for (let block = 0; block < view.byteLength; block += 64) {
    let [a, b, c, d] = state;
    for (let step = 0; step < 64; step++) {
      const [mixed, word] = round(step, b, c, d);
      const sum = (a + mixed + sines[step]! + view.getUint32(block + word * 4, true)) | 0;
      [a, d, c, b] = [d, c, b, (b + rotateLeft(sum, shifts[step >> 4]![step % 4]!)) | 0];
    }
    state[0] += a;
    state[1] += b;
    state[2] += c;
    state[3] += d;
  }
  const digest = new DataView(new ArrayBuffer(16));
  state.forEach((word, index) => digest.setUint32(index * 4, word, true));
  return Array.from(new Uint8Array(digest.buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
