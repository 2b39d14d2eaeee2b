import type { Point } from './placeMenu.ts';

/** Duration of a long press, ms. */
export const longPressMs = 500;
/** Px that a resting finger may move. */
const slackPx = 10;

/** One finger on the screen: tells when it has rested long enough. */
export interface LongPress {
  /** A finger was put down. `onLongPress` answers whether it did something. */
  down(at: Point, onLongPress: () => boolean): void;
  move(to: Point): void;
  /** Lifted, or taken over by the browser, e.g. for scrolling. */
  end(): void;
  /** Whether a click that comes now is only the lifting of the finger. */
  isLifting(): boolean;
}

export function createLongPress(): LongPress {
  let press: { timer: ReturnType<typeof setTimeout>; from: Point } | undefined;
  let lifts = false;

  function end(): void {
    clearTimeout(press?.timer);
    press = undefined;
  }
  return {
    down(at, onLongPress) {
      end();
      lifts = false;
      press = { from: at, timer: setTimeout(() => (lifts = onLongPress()), longPressMs) };
    },
    move(to) {
      if (press && Math.hypot(to.x - press.from.x, to.y - press.from.y) > slackPx) end();
    },
    end,
    isLifting() {
      const was = lifts;
      lifts = false;
      return was;
    },
  };
}
