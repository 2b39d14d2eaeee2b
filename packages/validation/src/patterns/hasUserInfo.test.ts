import { expect, test } from 'vitest';
import { hasUserInfo } from './hasUserInfo.ts';

test.each([
  'https://user:pw@host.example/',
  'https://user@host.example',
  'https://:pw@host.example',
  'HTTPS://portal.example@other.example',
  '//user@host.example/x',
  '\\\\user@host.example/x',
  'https:user@host.example',
  'https:////user@host.example',
  ' ht\ntps://us\ter@host.example',
  'wss://user:pw@host.example',
])('%j names a user', (address) => expect(hasUserInfo(address)).toBe(true));

test.each([
  'https://host.example/@user',
  'https://host.example?mail=a@b.example',
  'https://host.example#a@b',
  'mailto:a@b.example',
  '/a@b',
  'a@b.example',
  'https://host.example:8443/',
  '',
])('%j names none', (address) => expect(hasUserInfo(address)).toBe(false));
