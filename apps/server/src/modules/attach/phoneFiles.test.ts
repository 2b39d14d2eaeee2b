/** Files as phones and tablets name and make them. */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFilesKit, mp4 } from '../../test/filesKit.ts';

let kit: Awaited<ReturnType<typeof createFilesKit>>;
beforeAll(async () => {
  kit = await createFilesKit();
});
afterAll(() => kit.app.close());

/** 64 × 48 pixels: green with red stripes in its upper half. Drawn for this test and encoded with libheif. */
const heic = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAWltZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAA' +
    'Imlsb2MAAAAAREAAAQABAAAAAAGNAAEAAAAAAAAAPgAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAA6WlwcnAAAADKaXBjbwAAAHZodmND' +
    'AQNwAAAAAAAAAAAAHvAA/P34+AAADwNgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQGEAAQAqQgEBA3AAAAMAkAAAAwAAAwAeoCCBBZbq5Ka5uAhoMCAA' +
    'AAMAIAAAAwAhYgABAAZEAcFzwIkAAAAUaXNwZQAAAAAAAABAAAAAQAAAAChjbGFwAAAAQAAAAAEAAAAwAAAAAQAAAAAAAAAC////8AAAAAIAAAAQcGl4aQAA' +
    'AAADCAgIAAAAF2lwbWEAAAAAAAAAAQABBIECBIMAAABGbWRhdAAAADooAa8EGPyG2Vxd/sfxX9iNfjcrJWclnIM43aQ85oO1+qKlCFu0FxTcO2OkFyjdVqLy' +
    'pgMHFTtA8M8y',
  'base64',
);
const jpeg = (): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#4a7' } })
    .jpeg()
    .toBuffer();
/** A film whose container names the brand. */
const film = (brand: string): Buffer => Buffer.concat([Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0isom${brand}`, 'latin1'), Buffer.alloc(24)]);

test.each<[what: string, sent: [name: string, type: string], content: () => Buffer | Promise<Buffer>, kept: [name: string, type: string]]>([
  ['a JPEG called HEIC', ['IMG_0001.HEIC', 'image/heic'], jpeg, ['IMG_0001.jpg', 'image/jpeg']],
  ['a HEIC called JPEG, as iOS does', ['IMG_0001.jpg', 'image/jpeg'], () => heic, ['IMG_0001.heic', 'image/heic']],
  ['a HEIC of which the browser knows no type', ['IMG_0001.HEIC', 'application/octet-stream'], () => heic, ['IMG_0001.HEIC', 'image/heic']],
  ['a JPEG that Windows calls JFIF', ['plate.jfif', 'image/jpeg'], jpeg, ['plate.jfif', 'image/jpeg']],
  ['a JPEG without an ending', ['1000012345', 'image/jpeg'], jpeg, ['1000012345.jpg', 'image/jpeg']],
  [
    'a PNG called JPEG',
    ['shot.JPG', 'image/jpeg'],
    async () =>
      sharp(await jpeg())
        .png()
        .toBuffer(),
    ['shot.png', 'image/png'],
  ],
  ['an MP4 of an Android phone', ['VID_1.mp4', 'video/mp4'], () => film('3gp4'), ['VID_1.mp4', 'video/mp4']],
  ['an MP4 of an older phone', ['VID_1.mp4', 'video/mp4'], () => film('3gp5'), ['VID_1.mp4', 'video/mp4']],
  ['a 3GP', ['VID_1.3gp', 'video/3gpp'], () => film('3gp4'), ['VID_1.3gp', 'video/3gpp']],
  ['a film of an iPhone called MP4', ['IMG_2.mp4', 'video/mp4'], () => film('qt  '), ['IMG_2.mov', 'video/quicktime']],
  ['an MP4 called MOV', ['IMG_2.MOV', 'video/quicktime'], () => mp4, ['IMG_2.mp4', 'video/mp4']],
])('%s is taken for what it is, with a name that says so', async (_what, [filename, type], content, [name, mimetype]) => {
  const { body } = await kit.attach({ filename, type, content: await content() });
  expect(body).toMatchObject({ success: true, result: { filename: name, mimetype, hasThumbnail: mimetype.startsWith('image/') } });
  const { body: uploaded } = await kit.upload({ filename, type, content: await content() });
  expect(uploaded.result.fileName).toBe(name);
  expect(uploaded.message.split('.').at(-1)).toBe(name.split('.').at(-1));
});

test('a name says no more than the family: a sound called film is refused', async () => {
  const sound = Buffer.concat([Buffer.from('RIFF\x24\0\0\0WAVEfmt \x10\0\0\0', 'latin1'), Buffer.alloc(24)]);
  expect((await kit.attach({ filename: 'a.mp4', type: 'video/mp4', content: sound })).body.result.errorCode).toBe('attach.lies');
  expect((await kit.attach({ filename: 'a.jpg', type: 'application/pdf', content: await jpeg() })).body.result.errorCode).toBe('attach.lies');
});

test('a HEIC gets a picture that every browser shows', async () => {
  const { id } = (await kit.attach({ filename: 'a.heic', type: 'image/heic', content: heic })).body.result;
  const reply = await kit.app.inject({ url: `/api/portal/attach/download?id=${id}&thumbnail=1`, headers: { 'x-access-token': kit.token } });
  const { data, info } = await sharp(reply.rawPayload).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ format: 'raw', width: 64, height: 48, channels: 3 });
  const pixel = (x: number, y: number) => [...data.subarray((y * 64 + x) * 3, (y * 64 + x) * 3 + 3)];
  const [stripe, ground] = [pixel(1, 8), pixel(32, 40)];
  expect([stripe[0]! > stripe[1]! + 60, ground[1]! > ground[0]! + 40]).toEqual([true, true]);
});

test('a HEIC that cannot be decoded is taken without a picture', async () => {
  const { body } = await kit.attach({ filename: 'a.heic', type: 'image/heic', content: heic.subarray(0, 300) });
  expect(body).toMatchObject({ success: true, result: { mimetype: 'image/heic', hasThumbnail: false } });
});

test('a photo of two hundred million pixels is taken, with a small picture', async () => {
  const content = await sharp({ create: { width: 16_320, height: 12_240, channels: 3, background: '#4a7' }, limitInputPixels: false })
    .jpeg({ quality: 20 })
    .toBuffer();
  const { body } = await kit.attach({ filename: 'a.jpg', type: 'image/jpeg', content });
  expect(body).toMatchObject({ success: true, result: { hasThumbnail: true } });
});
