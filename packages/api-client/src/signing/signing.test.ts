import { expect, test } from 'vitest';
import { sign, signableUrl, signedText } from './signing.ts';

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

test.each([
  ['percent', '/x?rate=50%25', '{"rate":"50%"}'],
  ['equals', '/x?condition=a%3Db=c', '{"condition":"a=b=c"}'],
  ['hash', '/x?code=%23A', '{"code":"#A"}'],
  ['ampersand', '/x?name=Smith%20%26%20Co', '{"name":"Smith & Co"}'],
  ['plus', '/x?name=a%2Bb&other=a+b', '{"name":"a+b","other":"a b"}'],
  ['question mark', '/x?name=a?b', '{"name":"a?b"}'],
  ['a comma and a percent sign that stands for itself', '/dict/user,name,rate%3D50%25', '{"x-path-variable":"user,name,rate=50%"}'],
  ['a condition that was encoded twice', '/dict/user,name,state%253D1', '{"x-path-variable":"user,name,state=1"}'],
  ['a percent sign that was never encoded', '/dict/user,100%', '{"x-path-variable":"user,100%"}'],
  ['quotes and line ends', '/x?a=%22%0A', '{"a":"\\"\\n"}'],
])('values with %s', (_name, url, text) => {
  expect(signedText({ url })).toBe(text);
});

test.each([
  ['https://x/dict/user%2Cname?a=b%2Cc', 'https://x/dict/user,name?a=b%2Cc'],
  ['https://x/dict/user,a+b', 'https://x/dict/user,a%2Bb'],
  ['https://x/dict/sex?a=1,2', 'https://x/dict/sex?a=1,2'],
  ['https://x/a%2Cb/sex', 'https://x/a%2Cb/sex'],
])('%s is sent as %s', (url, sent) => {
  expect(signableUrl(url)).toBe(sent);
});

test('the time is covered only where it is asked for', () => {
  expect(signedText({ url: '/x?a=1', timestamp: '42' })).toBe('{"a":"1","x-timestamp":"42"}');
});
