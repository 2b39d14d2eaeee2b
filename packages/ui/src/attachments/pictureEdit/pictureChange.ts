/** In px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Part of a picture: percent of its width and height, or px. */
export interface Frame extends Size {
  readonly x: number;
  readonly y: number;
}

/** What is done to a picture: it is mirrored, then turned, then cut. */
export interface PictureChange {
  readonly mirrored: boolean;
  /** Quarter turns clockwise, 0 to 3. */
  readonly turns: number;
  /** Percent of the turned picture. */
  readonly frame: Frame;
}

const whole: Frame = { x: 0, y: 0, width: 100, height: 100 };

/** Nothing is done but what the ratio of width to height asks for. */
export const startChange = (size: Size, ratio: number | undefined): PictureChange => ({ mirrored: false, turns: 0, frame: largestFrame(size, ratio) });

/** Size of the whole picture, turned. */
export const turnedSize = ({ width, height }: Size, turns: number): Size => (turns % 2 === 0 ? { width, height } : { width: height, height: width });

/** The largest part of that ratio, in the middle. */
function largestFrame({ width, height }: Size, ratio: number | undefined): Frame {
  if (ratio === undefined) return whole;
  const share = (ratio * height) / width;
  const frame = share <= 1 ? { width: 100 * share, height: 100 } : { width: 100, height: 100 / share };
  return { ...frame, x: (100 - frame.width) / 2, y: (100 - frame.height) / 2 };
}

/** A quarter turn clockwise (1) or back (-1). The frame turns along; one of a given ratio is laid anew. */
export function turn(change: PictureChange, by: 1 | -1, size: Size, ratio: number | undefined): PictureChange {
  const turns = (change.turns + by + 4) % 4;
  const { x, y, width, height } = change.frame;
  const corner = by === 1 ? { x: 100 - y - height, y: x } : { x: y, y: 100 - x - width };
  return { ...change, turns, frame: ratio === undefined ? { ...corner, width: height, height: width } : largestFrame(turnedSize(size, turns), ratio) };
}

/** Left and right change places, as the picture is seen now. */
export function mirror({ mirrored, turns, frame }: PictureChange): PictureChange {
  return { mirrored: !mirrored, turns: (4 - turns) % 4, frame: { ...frame, x: 100 - frame.x - frame.width } };
}

/** The frame in whole px of the turned picture, at least one. Rounded as a length, so that it keeps its ratio wherever it lies. */
export function framePx({ frame, turns }: PictureChange, size: Size): Frame {
  const { width, height } = turnedSize(size, turns);
  const across = stretch(frame.x, frame.width, width);
  const down = stretch(frame.y, frame.height, height);
  return { x: across.start, y: down.start, width: across.length, height: down.length };
}

/** Percent of a side as whole px of it. */
function stretch(start: number, length: number, px: number): { start: number; length: number } {
  const within = (percent: number, least: number, most: number): number => Math.min(Math.max(Math.round((percent / 100) * px), least), most);
  const lengthPx = within(length, 1, px);
  return { start: within(start, 0, px - lengthPx), length: lengthPx };
}

/** Whether the picture would become another one. */
export function isChanged(change: PictureChange, size: Size): boolean {
  const { width, height } = framePx(change, size);
  const all = turnedSize(size, change.turns);
  return change.mirrored || change.turns !== 0 || width !== all.width || height !== all.height;
}
