// Written by generateLimits.ts from the contract; do not edit.

export const rolesAddLimits = {"roleName":{"type":"string","minLength":1,"maxLength":50,"required":true},"description":{"type":"string","maxLength":200},"dataScope":{"type":"string","required":true},"permissions":{"type":"array","maxItems":1000,"required":true},"roleCode":{"type":"string","minLength":2,"maxLength":50,"pattern":"^[A-Z_]{2,50}$","required":true}} as const;

export const rolesCopyLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"roleCode":{"type":"string","minLength":2,"maxLength":50,"pattern":"^[A-Z_]{2,50}$","required":true},"roleName":{"type":"string","minLength":1,"maxLength":50,"required":true}} as const;

export const rolesEditLimits = {"roleName":{"type":"string","minLength":1,"maxLength":50,"required":true},"description":{"type":"string","maxLength":200},"dataScope":{"type":"string","required":true},"permissions":{"type":"array","maxItems":1000,"required":true},"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","minimum":1,"required":true}} as const;
