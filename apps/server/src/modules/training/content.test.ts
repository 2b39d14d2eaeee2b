/** What a hostile text of a course leaves behind. */
import { xssPayloads } from '@harrow/validation/rich-text/xssPayloads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { course, createTrainingKit, type TrainingKit } from './trainingTestKit.ts';

let kit: TrainingKit;
beforeAll(async () => {
  kit = await createTrainingKit();
}, 240_000);
afterAll(() => kit.app.close());

const add = (content: string) => kit.post('zhou.training', '/mfr/training/add', { ...course, content });
const errorsOf = ({ code, result }: { code: number; result: { errors: { field: string; code: string }[] } }) => [
  code,
  result.errors.map(({ field, code: error }) => `${field} ${error}`),
];
const shown = async (content: string): Promise<string | null> => {
  const { id } = await kit.plan({ content });
  return (await kit.get('d001.admin', `/api/portal/training/planNoticeDetail?id=${id}`)).result.content;
};

test('no payload of fifty stays', async () => {
  for (const payload of xssPayloads) {
    const answer = await add(`<p>first</p>${payload}`);
    // Those that ask another site for a picture are refused as a whole.
    if (!answer.success) {
      expect(errorsOf(answer), payload).toEqual([422, ['content field.otherSite']]);
      continue;
    }
    const { content } = await kit.planOf(answer.result.id);
    const tags = content.replace(/"[^"]*"/g, '""');
    expect(tags, payload).not.toMatch(/<(?:script|svg|math|iframe|object|embed|form|input|select|style|link|meta|base|body|template|details|xss)\b/i);
    expect(tags, payload).not.toMatch(/<[^>]*\s(?:on\w+|srcdoc|action)\s*=/i);
  }
});

test.each([
  '<img src="https://tracker.example/p.gif?who=1" width="1" height="1">',
  '<img src="//tracker.example/p.gif">',
  '<img src="/&#9;/tracker.example/p.gif">',
  '<video src="https://tracker.example/film.mp4"></video>',
])('%s would tell another site who reads: it is refused', async (html) => {
  expect(errorsOf(await add(`<p>first</p>${html}`))).toEqual([422, ['content field.otherSite']]);
});

test('styles that would cover the page are dropped; links to other sites stay', async () => {
  expect(await shown('<p style="position:fixed;inset:0">a</p><style>*{display:none}</style><a href="https://fair.example">fair</a>')).toBe(
    '<p>a</p><a href="https://fair.example" target="_blank" rel="noopener noreferrer nofollow">fair</a>',
  );
});

test('a picture within the text is as large as a text may be, and empty paragraphs are no text', async () => {
  const picture = (length: number) => `<img src="data:image/png;base64,${'A'.repeat(length)}" alt="">`;
  expect(errorsOf(await add(picture(200_000)))).toEqual([400, ['content contract.tooLong']]);
  expect(await shown(picture(1000))).toContain('data:image/png;base64,AAAA');
  expect(await shown('<p>&nbsp;</p><script>1</script>')).toBeNull();
});
