import type { Module } from '../../shared/module.ts';
import type { Scope } from '../../shared/session/currentUser.ts';

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

type Role = keyof typeof roles;

/** The actions that a letter of a grant stands for. */
const letters: Readonly<Record<string, readonly string[]>> = {
  V: ['query'],
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
 * What the built-in roles may do in one module, by role: letters of {@link letters}, and after a plus actions by their name
 * (`VX+scrap`). A role that is left out may do nothing.
 */
export type Grants = Readonly<Partial<Record<Role, string>>>;

/** The default-permission list: harmless actions that need no grant in the client. */
export const defaultActions = ['query', 'print'] as const;

const actionsOf = (cell: string): string[] => {
  const [codes = '', ...named] = cell.split('+');
  return [...[...codes].flatMap((letter) => letters[letter] ?? fail(letter)), ...named];
};
const fail = (letter: string): never => {
  throw new Error(`The permission matrix has no letter ${letter}.`);
};

type Declaring = Pick<Module, 'grants'>;

/** The permission modules that grants are declared for, e.g. `warrantyClaim`. */
export const permissionModules = (modules: readonly Declaring[]): string[] => modules.flatMap(({ grants = {} }) => Object.keys(grants));

/**
 * Every grant that the modules declare.
 * @throws Error when two of them declare the same permission module
 */
export function rolePermissions(modules: readonly Declaring[]): { roleCode: string; permission: string }[] {
  const names = permissionModules(modules);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`Two modules declare the grants of ${twice}.`);
  return modules.flatMap(({ grants = {} }) =>
    Object.entries(grants).flatMap(([name, row]) =>
      (Object.entries(row) as [Role, string][]).flatMap(([role, cell]) =>
        [...new Set(actionsOf(cell))].map((action) => ({ roleCode: roles[role].roleCode, permission: `${name}:${action}` })),
      ),
    ),
  );
}
