/** A right that can be granted is asked for somewhere: by an operation, a step of a workflow, or in the code of server or portal. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { operationPermissions } from '../../generated/permissions.gen.ts';
import { modules } from '../index.ts';
import { baseOf, grantablePermissions } from './matrix.ts';

const sourceFolders = ['../../', '../../../../portal/src/'].map((folder) => fileURLToPath(new URL(folder, import.meta.url)));
const sources = sourceFolders.flatMap((folder) =>
  globSync('**/*.{ts,tsx}', { cwd: folder, exclude: (name) => name === 'generated' })
    .filter((file) => !/\.(?:test|fixture)\.|TestKit|module\.ts$/.test(file))
    .map((file) => readFileSync(folder + file, 'utf8')),
);

/** `'vehicle:apportion'`, as code asks for rights. */
const literals = new Set(sources.flatMap((text) => [...text.matchAll(/['"`](\w+:\w+)['"`]/g)].map(([, right]) => right!)));
/** The pages of all kinds of documents ask by the name of the kind. */
const isPrinted = (right: string): boolean => right.endsWith(':print') && sources.some((text) => text.includes('`${module}:print`'));
const ofWorkflows = new Set(
  modules.flatMap(({ documents = [] }) =>
    documents.flatMap(({ kind }) => Object.values(kind.workflow).map(({ permission }) => (permission as string | null) ?? '')),
  ),
);
/** The group of a parameter is the right to change it. */
const ofParameters = new Set(modules.flatMap(({ parameters = {} }) => Object.values(parameters).map(({ group }) => `parameter:${group}`)));
const offered = grantablePermissions(modules);

test('nothing is offered that nothing asks for', () => {
  const isUsed = (right: string): boolean =>
    operationPermissions.includes(right) ||
    ofWorkflows.has(right) ||
    ofParameters.has(right) ||
    literals.has(right) ||
    isPrinted(right) ||
    baseOf(right) !== undefined;
  expect(offered.filter((right) => !isUsed(right))).toEqual([]);
});

test('whatever an operation needs can be granted', () => {
  expect(operationPermissions.filter((right) => !offered.includes(right))).toEqual([]);
});
