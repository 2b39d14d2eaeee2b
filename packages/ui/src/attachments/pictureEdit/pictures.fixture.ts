import { exifSegment, withExif } from '../upload/exif.ts';

const names = { red: [220, 30, 30], green: [30, 160, 30], blue: [30, 30, 220], yellow: [230, 220, 30] } as const;
type Colour = keyof typeof names;
const colours = Object.keys(names) as Colour[];
const size = { width: 400, height: 300 };

/** A picture of 400 by 300 px: red and green above blue and yellow. */
async function draw(type: string, quality = 1): Promise<Blob> {
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext('2d')!;
  colours.forEach((colour, index) => {
    context.fillStyle = `rgb(${names[colour].join(' ')})`;
    context.fillRect((index % 2) * 200, Math.floor(index / 2) * 150, 200, 150);
  });
  return canvas.convertToBlob({ type, quality });
}

export const quarters = async (name = 'quarters.png', type = 'image/png'): Promise<File> => new File([await draw(type)], name, { type });

/** The same as a JPEG whose EXIF says to turn it clockwise by a quarter: blue and red above yellow and green, 300 by 400 px. */
export async function turnedQuarters(name = 'photo.jpg'): Promise<File> {
  const jpeg = new Uint8Array(await (await draw('image/jpeg')).arrayBuffer());
  const hex = 'ffe1002245786966000049492a0008000000010012010300010000000600000000000000';
  return new File(
    [
      withExif(
        jpeg,
        Uint8Array.from(hex.match(/../g)!, (pair) => Number.parseInt(pair, 16)),
      ),
    ],
    name,
    { type: 'image/jpeg' },
  );
}

/** Noise that was kept so badly that it becomes many times larger when it is kept well. */
export async function noise(name = 'noise.jpg'): Promise<File> {
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext('2d')!;
  const pixels = context.createImageData(size.width, size.height);
  // The same in every run.
  let seed = 7;
  for (let index = 0; index < pixels.data.length; index += 1) {
    seed = (seed * 16_807) % 2_147_483_647;
    pixels.data[index] = index % 4 === 3 ? 255 : seed % 256;
  }
  context.putImageData(pixels, 0, 0);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.05 })], name, { type: 'image/jpeg' });
}

/** What a file shows: `400x300 red green blue yellow`, the colours in the middles of its quarters; and whether it has EXIF. */
export async function look(file: File): Promise<string> {
  const picture = await createImageBitmap(file);
  const { width, height } = picture;
  const context = new OffscreenCanvas(width, height).getContext('2d')!;
  context.drawImage(picture, 0, 0);
  const seen = [0, 1, 2, 3].map((index) => {
    const [r, g, b] = context.getImageData(Math.floor(width * (index % 2 ? 0.75 : 0.25)), Math.floor(height * (index < 2 ? 0.25 : 0.75)), 1, 1).data;
    const distance = (colour: Colour): number => names[colour].reduce((sum, value, at) => sum + Math.abs(value - [r!, g!, b!][at]!), 0);
    return colours.toSorted((one, other) => distance(one) - distance(other))[0];
  });
  const exif = exifSegment(new Uint8Array(await file.arrayBuffer())) ? ' with EXIF' : '';
  return `${width}x${height} ${seen.join(' ')}${exif}`;
}
