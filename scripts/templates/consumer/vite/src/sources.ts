import type { Sources } from '@harrow/ui';

const roles = [
  { id: 'r1', roleName: 'Reviewer', roleCode: 'reviewer' },
  { id: 'r2', roleName: 'Dealer', roleCode: 'dealer' },
];

/** A back end in memory. */
export const sources: Sources = {
  roles: {
    list: async () => ({ records: roles, total: roles.length }),
    find: async (_field, values) => roles.filter(({ id }) => values.includes(id)),
  },
  uploads: {
    upload: async ({ name, size, type }) => ({ id: `temp/${name}`, name, size, type }),
    list: async () => [],
    remove: async () => {},
    url: ({ id }) => `/${id}`,
  },
};
