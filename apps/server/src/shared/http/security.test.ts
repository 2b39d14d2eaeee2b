import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { secureHeaders } from './security.ts';

const policyWith = async (...frameOrigins: string[]) => {
  const app = Fastify();
  secureHeaders(app, frameOrigins);
  app.get('/', () => 'page');
  const { headers } = await app.inject('/');
  await app.close();
  return String(headers['content-security-policy']).split('; ');
};

test('only the portal itself is shown in frames, unless other origins were agreed on', async () => {
  expect(await policyWith()).toContain("frame-src 'self' blob:");
  expect(await policyWith('https://bi.example', 'https://maps.example')).toContain("frame-src 'self' blob: https://bi.example https://maps.example");
});

test('agreeing on frames opens nothing else', async () => {
  const [before, after] = await Promise.all([policyWith(), policyWith('https://bi.example')]);
  expect(after.filter((rule) => !before.includes(rule))).toHaveLength(1);
});
