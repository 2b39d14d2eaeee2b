import { expect, test } from 'vitest';
import { sign, signedText } from './signing.ts';

const secret = 'unit-test-secret';

test.each([
  ['no parameters', { url: '/sys/dict/getDictItems/sex' }, '{}', '632959BD0C0760E3CAC16BC054860759'],
  [
    'a path segment with a comma',
    { url: '/sys/dict/getDictItems/sys_user,realname,username' },
    '{"x-path-variable":"sys_user,realname,username"}',
    '9C61136AC90FD86C73FDA3EF75C13242',
  ],
  [
    'an encoded segment, a query and a timestamp',
    { url: '/sys/dict/loadDict/sys_user%2Crealname%2Cusername?keyword=%E6%B3%B5&pageSize=10&_t=1690000000000' },
    '{"keyword":"泵","pageSize":"10","x-path-variable":"sys_user,realname,username"}',
    '26BDAFF9CC1A38A005BDD60E7730B1C0',
  ],
  [
    'empty values',
    { url: '/sys/dict/loadTreeData?pid=&tableName=sys_category&text=name&code=id&pidField=pid&hasChildField=&condition=' },
    '{"code":"id","condition":"","hasChildField":"","pid":"","pidField":"pid","tableName":"sys_category","text":"name"}',
    'F012C0238705EFFE4758EF163BCB74F7',
  ],
  [
    'query and body together',
    { url: '/sys/x?mode=1', body: { b: 2, a: true, c: 'v' } },
    '{"a":"true","b":"2","c":"v","mode":"1"}',
    'A0DF99317381E23FD96F1DEE10DA1165',
  ],
])('signs %s', (_name, signable, text, signature) => {
  expect(signedText(signable)).toBe(text);
  expect(sign(signable, secret)).toBe(signature);
});

test('keys that look like numbers are sorted as texts', () => {
  expect(signedText({ url: '/x', body: { 9: 'a', 10: 'b' } })).toBe('{"10":"b","9":"a"}');
});

test('null is left out, nested values are signed as JSON text', () => {
  expect(signedText({ url: '/x', body: { a: null, b: undefined, c: { d: 1 }, e: [1] } })).toBe('{"c":"{\\"d\\":1}","e":"[1]"}');
});

test('signing changes nothing in the body', () => {
  const body = { b: 2, a: { c: null } };
  sign({ url: '/x', body }, secret);
  expect(body).toEqual({ b: 2, a: { c: null } });
});
