// @vitest-environment node
import { HarrowProvider, loadLanguage, Pager } from '@harrow/ui';
import ru from '@harrow/ui/locales/ru';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

const page = (language) => (
  <HarrowProvider language={language}>
    <Pager page={1} pageSize={10} total={25} onChange={() => undefined} />
  </HarrowProvider>
);

test('a server renders a language that was handed in at once', () => {
  expect(renderToString(page(ru))).toContain('из 25');
});

test('a server that streams waits for a language that is fetched', async () => {
  const html = await new Response(await renderToReadableStream(page('fr'))).text();
  expect(html).toContain('sur 25');
});

test('two languages are rendered side by side', async () => {
  await Promise.all([loadLanguage('es'), loadLanguage('pt')]);
  const [spanish, portuguese] = [renderToString(page('es')), renderToString(page('pt'))];
  expect(spanish).toContain('de 25');
  expect(portuguese).toContain('de 25');
  expect(spanish).not.toBe(portuguese);
});
