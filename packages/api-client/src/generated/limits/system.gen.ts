// Written by generateLimits.ts from the contract; do not edit.

export const configsEditLimits = {"items":{"type":"array","minItems":1,"maxItems":50,"required":true}} as const;

export const configsResetLimits = {"keys":{"type":"array","minItems":1,"maxItems":50,"required":true}} as const;

export const jobsEditLimits = {"jobCode":{"type":"string","maxLength":64,"required":true},"version":{"type":"integer","required":true},"cron":{"type":"string","maxLength":200,"required":true},"timeoutSeconds":{"type":"integer","minimum":10,"maximum":3600,"required":true}} as const;

export const jobsPauseLimits = {"jobCode":{"type":"string","maxLength":64,"required":true},"version":{"type":"integer","required":true}} as const;

export const jobsResumeLimits = {"jobCode":{"type":"string","maxLength":64,"required":true},"version":{"type":"integer","required":true}} as const;

export const jobsRunLimits = {"jobCode":{"type":"string","maxLength":64,"required":true}} as const;
