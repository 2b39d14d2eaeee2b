// Written by generateLimits.ts from the contract; do not edit.

export const savedViewsSaveLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$"},"kind":{"type":"string","required":true},"list":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_.-]{0,63}$","required":true},"title":{"type":"string","minLength":1,"maxLength":60,"required":true},"content":{"type":"string","minLength":2,"maxLength":20000,"required":true},"roleCode":{"type":"string","maxLength":64},"isDefault":{"type":"boolean"}} as const;

export const savedViewsSetDefaultLimits = {"kind":{"type":"string","required":true},"list":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_.-]{0,63}$","required":true},"id":{"type":"string","pattern":"^[0-9a-f]{32}$"}} as const;
