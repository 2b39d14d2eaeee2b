import { expect, test, vi } from 'vitest';
import { createDeferredMessages } from './appMessages.ts';

function realMessages() {
  const shown: string[] = [];
  const message = { success: (text: string) => shown.push(text), destroy: () => shown.push('destroyed') };
  const modal = {
    confirm: ({ title }: { title: string }) => Object.assign(Promise.resolve(title === 'yes'), { destroy() {}, update() {} }),
  };
  return { shown, real: { message, modal, notification: {} } as never };
}

test('what was said before the load is shown in order, and later words at once', () => {
  const load = vi.fn();
  const { shown, real } = realMessages();
  const { messages, connect } = createDeferredMessages(load);
  void messages.message.success('first');
  void messages.message.success('second');
  expect(shown).toEqual([]);
  expect(load).toHaveBeenCalled();
  connect(real);
  void messages.message.success('third');
  expect(shown).toEqual(['first', 'second', 'third']);
});

test('an early message can be closed', () => {
  const { shown, real } = realMessages();
  const { messages, connect } = createDeferredMessages(() => {});
  const close = messages.message.success('first');
  close();
  connect(real);
  expect(shown).toEqual(['first', 'destroyed']);
});

test('a dialog asked for before the load is answered', async () => {
  const { real } = realMessages();
  const { messages, connect } = createDeferredMessages(() => {});
  const answer = messages.modal.confirm({ title: 'yes' });
  connect(real);
  await expect(answer).resolves.toBe(true);
});
