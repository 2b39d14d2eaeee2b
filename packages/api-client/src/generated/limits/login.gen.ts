// Written by generateLimits.ts from the contract; do not edit.

export const loginsAccessRequestLimits = {"company":{"type":"string","minLength":1,"maxLength":100,"required":true},"name":{"type":"string","minLength":1,"maxLength":100,"required":true},"email":{"type":"string","maxLength":100,"pattern":"^[^\\s@]+@[^\\s@]+$","required":true},"phone":{"type":"string","maxLength":30},"note":{"type":"string","maxLength":500},"captcha":{"type":"string","maxLength":16,"required":true},"checkKey":{"type":"string","maxLength":64,"required":true},"proof":{"type":"string","maxLength":800}} as const;

export const loginsLoginLimits = {"username":{"type":"string","minLength":1,"maxLength":64,"required":true},"password":{"type":"string","minLength":1,"maxLength":256,"required":true},"captcha":{"type":"string","maxLength":16},"checkKey":{"type":"string","maxLength":64},"proof":{"type":"string","maxLength":800},"language":{"type":"string"}} as const;

export const loginsPasswordResetLimits = {"username":{"type":"string","minLength":1,"maxLength":64,"required":true},"email":{"type":"string","maxLength":254},"captcha":{"type":"string","maxLength":16,"required":true},"checkKey":{"type":"string","maxLength":64,"required":true},"proof":{"type":"string","maxLength":800}} as const;

export const loginsPasswordSetLimits = {"token":{"type":"string","minLength":1,"maxLength":100,"required":true},"NewPassword":{"type":"string","maxLength":400,"required":true},"ConfirmPassword":{"type":"string","maxLength":400,"required":true}} as const;

export const loginsSsoLoginLimits = {"language":{"type":"string"}} as const;
