import { resultOf, rolesQueryall } from '@harrow/api-client';
import { queryOptions } from '@tanstack/react-query';

/** Every role that the user may know, by code. */
export const allRoles = queryOptions({ queryKey: ['role', 'all'], queryFn: ({ signal }) => resultOf(rolesQueryall({ signal })) });
