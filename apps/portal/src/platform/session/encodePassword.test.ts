import { expect, test } from 'vitest';
import { encodePassword } from './encodePassword.ts';

test.each(['Harrow#2026', 'пароль€密码 +&%', ''])('%s can be read back by the server', (password) => {
  expect(decodeURIComponent(Buffer.from(encodePassword(password), 'base64').toString())).toBe(password);
});
