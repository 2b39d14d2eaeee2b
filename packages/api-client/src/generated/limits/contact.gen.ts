// Written by generateLimits.ts from the contract; do not edit.

export const contactsSaveLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$"},"version":{"type":"integer"},"contactType":{"type":"string","maxLength":20,"required":true},"name":{"type":"string","minLength":1,"maxLength":100,"required":true},"position":{"type":"string","maxLength":50},"email":{"type":"string","maxLength":254},"phone":{"type":"string","minLength":1,"maxLength":50,"required":true},"mobile":{"type":"string","maxLength":50},"whatsapp":{"type":"string","maxLength":50},"language":{"type":"string"},"isPrimary":{"type":"string","required":true},"subDealerCode":{"type":"string","maxLength":20},"receivesMail":{"type":"array","maxItems":20},"remark":{"type":"string","maxLength":300}} as const;

export const unsubscriptionsUnsubscribeLimits = {"token":{"type":"string","minLength":1,"maxLength":100,"required":true}} as const;
