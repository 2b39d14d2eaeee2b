// Written by generateLimits.ts from the contract; do not edit.

export const sessionsSelectDepartLimits = {"orgCode":{"type":"string","maxLength":64,"required":true},"username":{"type":"string","maxLength":64}} as const;

export const sessionsUpdatePasswordLimits = {"OldPassword":{"type":"string","maxLength":400,"required":true},"NewPassword":{"type":"string","maxLength":400,"required":true},"ConfirmPassword":{"type":"string","maxLength":400,"required":true}} as const;
