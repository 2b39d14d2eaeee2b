import { createElement, type ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { HarrowProvider } from '../HarrowProvider/index.ts';
import en from '../locales/en.ts';
import { RichText, RichTextEditor } from './index.ts';

/** A page as a server streams it, and whether anything in it failed. */
async function render(field: ReactNode): Promise<{ html: string; onError: ReturnType<typeof vi.fn> }> {
  const onError = vi.fn();
  const stream = await renderToReadableStream(createElement(HarrowProvider, { language: en }, field), { onError });
  await stream.allReady;
  return { html: await new Response(stream).text(), onError };
}

test('a server, which has no document to sanitise with, keeps the place of editor and text', async () => {
  for (const field of [createElement(RichTextEditor, { value: '<p>Hello</p>' }), createElement(RichText, { html: '<p>Hello</p>' })]) {
    const { html, onError } = await render(field);
    expect(onError).not.toHaveBeenCalled();
    expect(html).toContain('ant-skeleton');
    expect(html).not.toContain('Hello');
  }
});
