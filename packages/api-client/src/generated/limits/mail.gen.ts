// Written by generateLimits.ts from the contract; do not edit.

export const mailsCancelLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true}} as const;

export const mailsRetryLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true}} as const;

export const mailsSaveServerLimits = {"host":{"type":"string","minLength":1,"maxLength":253,"required":true},"port":{"type":"integer","minimum":1,"maximum":65535,"required":true},"security":{"type":"string","required":true},"username":{"type":"string","maxLength":254},"password":{"type":"string","minLength":1,"maxLength":500},"from":{"type":"string","minLength":1,"maxLength":254,"required":true},"version":{"type":"integer","required":true}} as const;

export const mailsTestLimits = {"to":{"type":"string","minLength":1,"maxLength":254,"required":true}} as const;

export const mailsTryServerLimits = {"host":{"type":"string","minLength":1,"maxLength":253,"required":true},"port":{"type":"integer","minimum":1,"maximum":65535,"required":true},"security":{"type":"string","required":true},"username":{"type":"string","maxLength":254},"password":{"type":"string","minLength":1,"maxLength":500},"from":{"type":"string","minLength":1,"maxLength":254,"required":true},"to":{"type":"string","minLength":1,"maxLength":254,"required":true}} as const;
