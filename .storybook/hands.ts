import { cdp, userEvent } from 'vitest/browser';
import type { Hands } from '../packages/ui/src/hands.fixtures.ts';
import { inWindow } from './inWindow.ts';

interface MouseSession {
  send(
    method: 'Input.dispatchMouseEvent',
    params: { type: 'mouseMoved' | 'mousePressed' | 'mouseReleased'; x: number; y: number; button: 'none' | 'left'; buttons: number; clickCount: number },
  ): Promise<unknown>;
}

async function hover(x: number, y: number): Promise<void> {
  const session = cdp() as unknown as MouseSession;
  await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...inWindow(x, y), button: 'none', buttons: 0, clickCount: 0 });
}

/** Keys and mouse of the browser itself: it moves the focus, the selection and the caret by them as by those of a person. */
export function createHands(): Hands {
  return {
    press: (keys) => userEvent.keyboard(keys),
    hover,
    async click(x, y) {
      await hover(x, y);
      const session = cdp() as unknown as MouseSession;
      const at = inWindow(x, y);
      await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at, button: 'left', buttons: 1, clickCount: 1 });
      await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at, button: 'left', buttons: 0, clickCount: 1 });
    },
  };
}
