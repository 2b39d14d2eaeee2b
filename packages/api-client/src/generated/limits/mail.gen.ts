// Written by generateLimits.ts from the contract; do not edit.

export const mailsCancelLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true}} as const;

export const mailsRetryLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true}} as const;

export const mailsTestLimits = {"to":{"type":"string","minLength":1,"maxLength":254,"required":true}} as const;
