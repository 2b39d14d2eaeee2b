/** A right that can be granted is asked for somewhere: by an operation, a step of a workflow, or in the code of server or portal. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { operationPermissions } from '../../generated/permissions.gen.ts';
import type { Module } from '../../shared/module.ts';
import { modules } from '../index.ts';
import { baseOf, grantablePermissions, mustDeclareRights, rolePermissions } from './matrix.ts';

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
/** The list of a kind of documents offers to begin one. */
const ofLists = new Set(modules.flatMap(({ documents = [] }) => documents.map(({ kind }) => `${kind.docType}:add`)));
const ofWorkflows = new Set(
  modules.flatMap(({ documents = [] }) =>
    documents.flatMap(({ kind }) => Object.values(kind.workflow).map(({ permission }) => (permission as string | null) ?? '')),
  ),
);
/** The group of a parameter is the right to change it. */
const ofParameters = new Set(modules.flatMap(({ parameters = {} }) => Object.values(parameters).map(({ group }) => `parameter:${group}`)));
/** What a machine's page offers to begin. */
const ofMachines = new Set(modules.flatMap(({ begunAbout }: Module) => (begunAbout ? [begunAbout.permission] : [])));
const offered = grantablePermissions(modules);

test('nothing is offered that nothing asks for', () => {
  const isUsed = (right: string): boolean =>
    operationPermissions.includes(right) ||
    ofLists.has(right) ||
    ofWorkflows.has(right) ||
    ofParameters.has(right) ||
    ofMachines.has(right) ||
    literals.has(right) ||
    isPrinted(right) ||
    baseOf(right) !== undefined;
  expect(offered.filter((right) => !isUsed(right))).toEqual([]);
});

/** `usePermission('x:y')`, `permission="x:y"`: what buttons and pages of the portal ask for by its name. */
const ofButtons = [
  ...new Set(
    sources.flatMap((text) =>
      [...text.matchAll(/(?:usePermission\(|useGrant\(|[pP]ermission=|[pP]ermission: )['"{`]*(\w+:\w+)['"]/g)].map(([, right]) => right!),
    ),
  ),
];

test('whatever a button, a page or a module names can be granted', () => {
  expect(ofButtons.length).toBeGreaterThan(50);
  expect(ofButtons.filter((right) => !offered.includes(right))).toEqual([]);
});

test('a right that is named and that no module grants stops the start, in one line', () => {
  const page = { group: 'service', path: '/service/harvest', component: 'harvest/HarvestListPage', permission: 'harvest:query' } as const;
  const line = (right: string, by: RegExp) => new RegExp(`^The right ${right} is named by ${by.source}, and no module grants it[^\n]*$`);
  expect(() => mustDeclareRights(modules)).not.toThrow();
  expect(() => mustDeclareRights([...modules, { menu: [page] }])).toThrow(line('harvest:query', /the page \/service\/harvest/));
  const grants = { harvest: { MS: 'V' } };
  expect(() => mustDeclareRights([...modules, { menu: [page], grants }])).not.toThrow();
  expect(() => mustDeclareRights([...modules, { menu: [page], grants, rights: ['harvest:add'] }])).toThrow(line('harvest:add', /the rights of its module/));
  expect(() => mustDeclareRights(modules.map(({ grants: _granted, ...module }) => module))).toThrow(/^The right \S+ is named by a call of the contract/);
});

test('a right that only a page names is one', () => {
  const add = { path: '/service/harvest/add', component: 'harvest/HarvestEditPage', permission: 'harvest:add' };
  const page = { group: 'service', path: '/service/harvest', component: 'harvest/HarvestListPage', permission: 'harvest:query', hidden: [add] } as const;
  const rights = rolePermissions([{ menu: [page], grants: { harvest: { MS: 'VC' } } }]).map(({ permission }) => permission);
  expect(rights).toEqual(['harvest:query', 'harvest:add']);
});

test('whatever an operation needs can be granted', () => {
  expect(operationPermissions.filter((right) => !offered.includes(right))).toEqual([]);
});
