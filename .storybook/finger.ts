import type { Finger } from '../packages/ui/src/finger.fixtures.ts';
import { cdp } from 'vitest/browser';
import { inWindow } from './inWindow.ts';

type TouchType = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';

interface TouchSession {
  send(method: 'Input.dispatchTouchEvent', params: { type: TouchType; touchPoints: { x: number; y: number }[] }): Promise<unknown>;
}

/** Sends touches through the browser, so that it scrolls, holds and clicks by them as by those of a screen. */
export function createFinger(): Finger {
  const send = (type: TouchType, ...points: { x: number; y: number }[]) =>
    (cdp() as unknown as TouchSession).send('Input.dispatchTouchEvent', { type, touchPoints: points });

  let isDown = false;
  const lift = async (type: TouchType) => {
    isDown = false;
    await send(type);
  };
  return {
    async down(x, y) {
      isDown = true;
      await send('touchStart', inWindow(x, y));
    },
    move: (x, y) => send('touchMove', inWindow(x, y)),
    up: () => lift('touchEnd'),
    cancel: async () => isDown && lift('touchCancel'),
  };
}
