// Written by generateLimits.ts from the contract; do not edit.

export const noticeMastersAddLimits = {"noticeType":{"type":"string","maxLength":32,"required":true},"targetScope":{"type":"string","required":true},"targetIds":{"type":"array","maxItems":200},"mustRead":{"type":"string"},"topFlag":{"type":"string"},"publishTime":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"},"expireDate":{"type":"string"}} as const;

export const noticeMastersEditLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","required":true},"noticeType":{"type":"string","maxLength":32,"required":true},"targetScope":{"type":"string","required":true},"targetIds":{"type":"array","maxItems":200},"mustRead":{"type":"string"},"topFlag":{"type":"string"},"publishTime":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"},"expireDate":{"type":"string"},"notifyAgain":{"type":"boolean"}} as const;

export const noticeMastersPublishLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","required":true}} as const;

export const noticeMastersWithdrawLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","required":true}} as const;

export const publicNoticesConfirmLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true}} as const;

export const publicNoticesReadLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true}} as const;
