import { expect, test } from 'vitest';
import { loginPathFor, redirectTarget } from './redirectTarget.ts';

test.each(['/service/warrantyClaim?page=2&status=draft', '/service/warrantyClaim/detail/0a#parts'])('a login leads back to %s', (path) => {
  expect(redirectTarget(loginPathFor(path).replace('/user/login', ''))).toBe(path);
});

test.each([
  '',
  '?redirect=',
  '?redirect=https%3A%2F%2Fevil.example',
  '?redirect=%2F%2Fevil.example',
  '?redirect=%2F%5Cevil.example',
  '?redirect=%2Fuser%2Flogin',
  '?redirect=javascript%3Aalert(1)',
])('a login with %j leads to the start page', (search) => {
  expect(redirectTarget(search)).toBe('/');
});
