/** Accounts that between them may make every call. */
export const people = [
  'admin',
  'zhao.manager',
  'wang.service',
  'chen.parts',
  'sun.sales',
  'qian.finance',
  'zhou.training',
  'd001.admin',
  'd001.service',
  'd001.sales',
  'd001.parts',
] as const;
