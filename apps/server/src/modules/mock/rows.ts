/** Fixed rows for trying out lists; none is real. */
import type { MockPermission, MockRole, MockService, MockUser } from '../../generated/types.gen.ts';

const count = 46;
const numbers = Array.from({ length: count }, (_, index) => index + 1);
const time = (n: number): string => `2026-01-${String((n % 28) + 1).padStart(2, '0')} 08:00:00`;

export const users: readonly MockUser[] = numbers.map((n) => ({
  id: `user-${n}`,
  username: `sample_${n}`,
  realname: `Sample ${n}`,
  status: (n % 2) + 1,
  createTime: time(n),
}));

export const roles: readonly MockRole[] = ['admin', 'service', 'user'].map((roleCode, index) => ({
  id: `role-${index + 1}`,
  roleName: `Sample ${roleCode}`,
  roleCode,
  describe: `A made-up role, ${roleCode}`,
  permissions: ['dashboard', 'form', 'table'].slice(0, 3 - index),
}));

export const services: readonly MockService[] = numbers.map((n) => ({
  id: `service-${n}`,
  no: `No ${n}`,
  description: `Made-up service ${n}`,
  callNo: n * 7,
  status: n % 4,
  updatedAt: time(n),
}));

export const permissions: readonly MockPermission[] = ['dashboard', 'form', 'table', 'profile', 'result'].map((name, index) => ({
  id: `permission-${index + 1}`,
  name,
  describe: `Made-up permission ${name}`,
  actions: ['add', 'query', 'get', 'update', 'delete'].slice(0, index + 1),
}));
