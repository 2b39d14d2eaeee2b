// Written by generateLimits.ts from the contract; do not edit.

export const setupDismissLimits = {"dismissed":{"type":"boolean","required":true}} as const;

export const setupSeeLimits = {"key":{"type":"string","minLength":1,"maxLength":32,"required":true}} as const;

export const setupSkipLimits = {"key":{"type":"string","minLength":1,"maxLength":32,"required":true},"skipped":{"type":"boolean","required":true}} as const;
