import { expect, test } from 'vitest';
import { fillAddress } from './fillAddress.ts';

const values = { token: 'a/b+c', tenantId: '7', domain: 'https://reports.example' };
const origin = 'https://portal.example';

test.each([
  ['/report?tenant=${tenantId}', 'https://portal.example/report?tenant=7'],
  ['/report?t={{ tenantId }}', 'https://portal.example/report?t=7'],
  ['/report?t={{ window.tenantId }}', 'https://portal.example/report?t=7'],
  ['/report?token=${token}', 'https://portal.example/report?token=a%2Fb%2Bc'],
  ['{{ domain }}/sales?x=1', 'https://reports.example/sales?x=1'],
  // Another site gets no token.
  ['https://other.example/?token=${token}', 'https://other.example/?token='],
  // It is one of ours.
  ['{{domain}}/?token=${token}', 'https://reports.example/?token=a%2Fb%2Bc'],
  // Not on the list, and code in it: stays a text.
  ['/r?x={{ window.location }}', 'https://portal.example/r?x={{%20window.location%20}}'],
  ['/r?x={{alert(1)}}', 'https://portal.example/r?x={{alert(1)}}'],
])('%s becomes %s', (address, filled) => {
  expect(fillAddress(address, values, origin, ['https://reports.example'])).toBe(filled);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'https://user:pw@other.example/', 'http://'])('%s is no page', (address) => {
  expect(fillAddress(address, values, origin)).toBeUndefined();
});
