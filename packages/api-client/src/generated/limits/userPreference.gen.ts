// Written by generateLimits.ts from the contract; do not edit.

export const userPreferencesSaveLimits = {"name":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_.-]{0,99}$","required":true},"value":{"type":"string","minLength":2,"maxLength":8000,"required":true}} as const;
