import { operationPermissions } from '../../generated/permissions.gen.ts';
import type { Module } from '../../shared/module.ts';
import type { Scope } from '../../shared/session/currentUser.ts';
import type { MenuPage } from './menu/entries.ts';

/** Built-in roles, by the short names under which modules grant rights to them. */
export const roles = {
  DA: { roleCode: 'DLR_ADMIN', dataScope: 'ORG_SUB' },
  DS: { roleCode: 'DLR_SERVICE', dataScope: 'ORG_SUB' },
  DP: { roleCode: 'DLR_PARTS', dataScope: 'ORG_SUB' },
  DM: { roleCode: 'DLR_SALES', dataScope: 'ORG_SUB' },
  MS: { roleCode: 'MFR_SERVICE', dataScope: 'REGION' },
  MM: { roleCode: 'MFR_SVC_MGR', dataScope: 'REGION' },
  MP: { roleCode: 'MFR_PARTS', dataScope: 'REGION' },
  MK: { roleCode: 'MFR_SALES', dataScope: 'REGION' },
  MF: { roleCode: 'MFR_FINANCE', dataScope: 'ALL' },
  MT: { roleCode: 'MFR_TRAINING', dataScope: 'REGION' },
  SA: { roleCode: 'SYS_ADMIN', dataScope: 'ALL' },
} as const satisfies Record<string, { roleCode: string; dataScope: Scope }>;

export type Role = keyof typeof roles;

/** The actions that a letter of a grant stands for. */
const letters: Readonly<Record<string, readonly string[]>> = {
  // The right to read a document includes printing.
  V: ['query', 'print'],
  C: ['add'],
  E: ['edit'],
  S: ['submit', 'withdraw'],
  A: ['audit'],
  F: ['finalAudit', 'close'],
  D: ['delete'],
  X: ['export'],
  I: ['import'],
  P: ['print'],
  R: ['reply', 'confirm'],
  M: ['add', 'edit', 'delete', 'batch_delete'],
};

/**
 * Rights of the built-in roles in one module, by role: letters of {@link letters}, and after a plus actions by their name
 * (`VX+scrap`). A role that is left out may do nothing.
 */
export type Grants = Readonly<Partial<Record<Role, string>>>;

/** The default-permission list: harmless actions that need no grant in the client. */
export const defaultActions = ['query', 'print'] as const;

/** Whether the client shows the button of a right to everybody, unless it is switched off. */
export const isDefault = (permission: string): boolean => /^\w+:(?:query|print)$/.test(permission) || permission === 'message:read';

const actionsOf = (cell: string): string[] => {
  const [codes = '', ...named] = cell.split('+');
  return [...[...codes].flatMap((letter) => letters[letter] ?? fail(letter)), ...named];
};
const fail = (letter: string): never => {
  throw new Error(`The permission matrix has no letter ${letter}.`);
};

type Declaring = Pick<Module, 'grants' | 'documents' | 'menu' | 'parameters' | 'reportSources' | 'rights'>;

/** The rights that something asks for: operations, steps of workflows, groups of parameters, lines of documents, sources of reports, pages, and what modules name. */
function existingRights(modules: readonly Declaring[]): ReadonlySet<string> {
  const ofWorkflows = modules.flatMap(({ documents = [] }) => documents.flatMap(({ kind }) => Object.values(kind.workflow).map(({ permission }) => permission)));
  const ofParameters = modules.flatMap(({ parameters = {} }) => Object.values(parameters).map(({ group }) => `parameter:${group}`));
  const ofReports = modules.flatMap(({ reportSources = [] }) => reportSources.map(({ permission }) => permission));
  const ofPages = modules.flatMap(({ menu = [] }) => menu.flatMap(pageRights).map(({ permission }) => permission));
  const named = modules.flatMap(({ rights = [] }) => rights);
  return new Set([...operationPermissions, ...ofPages, ...(ofWorkflows as (string | null)[]).filter((one) => one !== null), ...ofParameters, ...ofReports, ...named]);
}

/** The rights of a page and of those below it. */
const pageRights = ({ path, permission, hidden = [] }: MenuPage): { path: string; permission: string }[] => [{ path, permission }, ...hidden];

/** Every right that a module grants, by letters or by name, whether or not something asks for it. */
const declaredRights = (modules: readonly Declaring[]): ReadonlySet<string> =>
  new Set(
    modules.flatMap(({ grants = {} }) =>
      Object.entries(grants).flatMap(([name, row]) => Object.values(row).flatMap((cell) => actionsOf(cell).map((action) => `${name}:${action}`))),
    ),
  );

/** A right that something names, and what names it. */
interface NamedRight {
  permission: string;
  by: string;
}

type Naming = Declaring & Pick<Module, 'liveLists' | 'masterLogs' | 'standingTasks' | 'tableDictionaries' | 'uniqueFields' | 'papers' | 'figures' | 'coming' | 'replacedParts'>;

/** Every right that calls, pages, buttons and what else modules declare name. */
function namedRights(modules: readonly Naming[]): NamedRight[] {
  const of = (permission: string | null | undefined, by: string): NamedRight[] => (permission ? permission.split('|').map((one) => ({ permission: one, by })) : []);
  return [
    ...operationPermissions.flatMap((permission) => of(permission, 'a call of the contract')),
    ...modules.flatMap((module) => [
      ...(module.menu ?? []).flatMap(pageRights).flatMap(({ path, permission }) => of(permission, `the page ${path}`)),
      ...(module.rights ?? []).flatMap((permission) => of(permission, 'the rights of its module')),
      ...(module.documents ?? []).flatMap(({ kind }) =>
        Object.entries(kind.workflow).flatMap(([action, { permission }]) => of(permission as string | null, `the action ${action} of ${kind.docType}`)),
      ),
      ...Object.values(module.parameters ?? {}).flatMap(({ group }) => of(`parameter:${group}`, `the parameters of ${group}`)),
      ...(module.reportSources ?? []).flatMap(({ permission }) => of(permission, 'a source of reports')),
      ...Object.entries(module.liveLists ?? {}).flatMap(([list, { permission }]) => of(permission, `the live list ${list}`)),
      ...(module.masterLogs ?? []).flatMap(({ docType, permission }) => of(permission, `the history of ${docType}`)),
      ...(module.standingTasks ?? []).flatMap(({ task, docType, permission }) => of(permission, `the task ${task} of ${docType}`)),
      ...(module.coming ?? []).flatMap(({ key, permission }) => of(permission, `what comes up, ${key}`)),
      ...(module.uniqueFields ?? []).flatMap(({ tableName, fieldName, permission }) => of(permission, `the duplicate check of ${tableName}.${fieldName}`)),
    ]),
  ];
}

/**
 * Every right that something names is granted to some role: one that is not is a button or a page that no user has, and that cannot be given.
 * @throws Error that names the right and what asks for it
 */
export function mustDeclareRights(modules: readonly Naming[]): void {
  const declared = declaredRights(modules);
  const lines = [...lineRights(modules).values()].flat();
  const missing = namedRights(modules).find(({ permission }) => !declared.has(permission) && !lines.includes(permission));
  if (missing)
    throw new Error(`The right ${missing.permission} is named by ${missing.by}, and no module grants it: add it to \`grants\` in the module.ts of its noun.`);
}

/** The permission modules that grants are declared for, e.g. `warrantyClaim`. */
export const permissionModules = (modules: readonly Declaring[]): string[] => modules.flatMap(({ grants = {} }) => Object.keys(grants));

/** Rights over the lines of a document, list by list, which narrow the changes that its editors may make. */
const lineActions = ['add', 'save', 'remove', 'batch_delete'] as const;

/** The rights over the lines of documents, `{module}:{list}:{action}`, by permission module. */
function lineRights(modules: readonly Declaring[]): ReadonlyMap<string, readonly string[]> {
  const kinds = modules.flatMap(({ documents = [] }) => documents.map(({ kind }) => kind));
  return new Map(
    kinds.map(({ docType, lineLists = {} }) => [docType, Object.keys(lineLists).flatMap((list) => lineActions.map((action) => `${docType}:${list}:${action}`))]),
  );
}

/** The right without which one over lines is worth nothing. @returns undefined for a right of two parts */
export const baseOf = (permission: string): string | undefined => {
  const [module, list, action] = permission.split(':');
  return action === undefined || list === undefined ? undefined : `${module}:edit`;
};

/**
 * Every grant that the modules declare, as far as its right exists: one whose calls are still to come is given when they are there. With the
 * right to edit a document come those over its lines.
 * @throws Error when two of them declare the same permission module
 */
export function rolePermissions(modules: readonly Declaring[]): { roleCode: string; permission: string }[] {
  const names = permissionModules(modules);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`Two modules declare the grants of ${twice}.`);
  const ofLines = lineRights(modules);
  const existing = existingRights(modules);
  return modules.flatMap(({ grants = {} }) =>
    Object.entries(grants).flatMap(([name, row]) =>
      (Object.entries(row) as [Role, string][]).flatMap(([role, cell]) => {
        const permissions = [...new Set(actionsOf(cell))].map((action) => `${name}:${action}`).filter((permission) => existing.has(permission));
        const lines = permissions.includes(`${name}:edit`) ? (ofLines.get(name) ?? []) : [];
        return [...permissions, ...lines].map((permission) => ({ roleCode: roles[role].roleCode, permission }));
      }),
    ),
  );
}

/** Every right that can be granted, in the order of the alphabet. */
export const grantablePermissions = (modules: readonly Declaring[]): string[] =>
  [...new Set(rolePermissions(modules).map(({ permission }) => permission))].toSorted();
