import { expect, test } from 'vitest';
import { modules } from '../modules/index.ts';
import type { Module } from '../shared/module.ts';
import { documentPath } from './documentPath.ts';

const kinds = (modules as readonly Module[]).flatMap(({ documents = [] }) => documents.map(({ docType }) => docType));

test.each(kinds)('%s has a page', (docType) => {
  expect(documentPath(docType, 'a1')).toMatch(/^\/.*[/=]a1$/);
});

test.each([
  ['a record with a page', 'warrantyClaim', 'a1', '/service/warrantyClaim/detail/a1'],
  ['a record named in the query', 'usedPartsTask', 'a1', '/service/usedParts/tasks?id=a1'],
  ['a record of a list without pages', 'product', 'a1', '/network/product'],
  ['an unknown id', 'warrantyClaim', null, null],
  ['an id that is none', 'warrantyClaim', '../../logout', null],
  ['an unknown type', 'constructor', 'a1', null],
  ['no type', null, 'a1', null],
])('%s', (_of, docType, docId, path) => {
  expect(documentPath(docType, docId)).toBe(path);
});
