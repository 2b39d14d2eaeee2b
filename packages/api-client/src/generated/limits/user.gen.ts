// Written by generateLimits.ts from the contract; do not edit.

export const usersAcceptLimits = {"realname":{"type":"string","minLength":1,"maxLength":50,"required":true},"sex":{"type":"string"},"phone":{"type":"string","maxLength":50},"email":{"type":"string","maxLength":254},"workNo":{"type":"string","maxLength":20},"positionId":{"type":"string","pattern":"^[0-9a-f]{32}$"},"userType":{"type":"string","required":true},"departIds":{"type":"array","minItems":1,"maxItems":50,"required":true},"roleIds":{"type":"array","minItems":1,"maxItems":50,"required":true},"marketGroups":{"type":"array","maxItems":50},"language":{"type":"string"},"timezone":{"type":"string","minLength":1,"maxLength":64},"username":{"type":"string","minLength":4,"maxLength":18,"pattern":"^\\w+(\\.\\w+)*$","required":true},"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true}} as const;

export const usersAddLimits = {"realname":{"type":"string","minLength":1,"maxLength":50,"required":true},"sex":{"type":"string"},"phone":{"type":"string","maxLength":50},"email":{"type":"string","maxLength":254},"workNo":{"type":"string","maxLength":20},"positionId":{"type":"string","pattern":"^[0-9a-f]{32}$"},"userType":{"type":"string","required":true},"departIds":{"type":"array","minItems":1,"maxItems":50,"required":true},"roleIds":{"type":"array","minItems":1,"maxItems":50,"required":true},"marketGroups":{"type":"array","maxItems":50},"language":{"type":"string"},"timezone":{"type":"string","minLength":1,"maxLength":64},"username":{"type":"string","minLength":4,"maxLength":18,"pattern":"^\\w+(\\.\\w+)*$","required":true}} as const;

export const usersEditLimits = {"realname":{"type":"string","minLength":1,"maxLength":50,"required":true},"sex":{"type":"string"},"phone":{"type":"string","maxLength":50},"email":{"type":"string","maxLength":254},"workNo":{"type":"string","maxLength":20},"positionId":{"type":"string","pattern":"^[0-9a-f]{32}$"},"userType":{"type":"string","required":true},"departIds":{"type":"array","minItems":1,"maxItems":50,"required":true},"roleIds":{"type":"array","minItems":1,"maxItems":50,"required":true},"marketGroups":{"type":"array","maxItems":50},"language":{"type":"string","required":true},"timezone":{"type":"string","minLength":1,"maxLength":64,"required":true},"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","minimum":1,"required":true}} as const;

export const usersFrozenBatchLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"status":{"type":"number","required":true}} as const;

export const usersInviteLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true}} as const;

export const usersResetPasswordBatchLimits = {"ids":{"type":"array","minItems":1,"maxItems":500,"required":true}} as const;

export const usersResetPasswordLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true}} as const;

export const usersRestoreLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true}} as const;
