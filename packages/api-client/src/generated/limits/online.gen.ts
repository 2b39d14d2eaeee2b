// Written by generateLimits.ts from the contract; do not edit.

export const onlineUsersForceLogoutLimits = {"token":{"type":"string","maxLength":200},"userId":{"type":"string","pattern":"^[0-9a-f]{32}$"}} as const;
