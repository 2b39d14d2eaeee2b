// Written by generateLimits.ts from the contract; do not edit.

export const approvalsCheckSubmitLimits = {"docType":{"type":"string","required":true},"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"action":{"type":"string","required":true},"rejectType":{"type":"string"},"rejectReason":{"type":"string","maxLength":64},"opinion":{"type":"string","maxLength":500},"marks":{"type":"array","maxItems":100},"version":{"type":"integer"}} as const;

export const approvalsSubmitLimits = {"docType":{"type":"string","required":true},"id":{"type":"string","pattern":"^[0-9a-f]{32}$"},"ids":{"type":"array","minItems":1,"maxItems":200},"action":{"type":"string"},"version":{"type":"integer"}} as const;

export const attachmentsPartFinishLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true}} as const;

export const attachmentsPartStartLimits = {"tableName":{"type":"string","maxLength":64,"pattern":"^\\w+$","required":true},"tableId":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"columnName":{"type":"string","maxLength":64,"pattern":"^\\w*$"},"fileName":{"type":"string","minLength":1,"maxLength":255,"required":true},"mimetype":{"type":"string","maxLength":100},"sizeBytes":{"type":"integer","minimum":1,"required":true},"fileKey":{"type":"string","minLength":1,"maxLength":400,"required":true}} as const;

export const jobsEditLimits = {"jobCode":{"type":"string","maxLength":64,"required":true},"version":{"type":"integer","required":true},"cron":{"type":"string","maxLength":200,"required":true},"timeoutSeconds":{"type":"integer","minimum":10,"maximum":3600,"required":true}} as const;

export const jobsPauseLimits = {"jobCode":{"type":"string","maxLength":64,"required":true},"version":{"type":"integer","required":true}} as const;

export const jobsResumeLimits = {"jobCode":{"type":"string","maxLength":64,"required":true},"version":{"type":"integer","required":true}} as const;

export const jobsRunLimits = {"jobCode":{"type":"string","maxLength":64,"required":true}} as const;

export const loginsLoginLimits = {"username":{"type":"string","minLength":1,"maxLength":64,"required":true},"password":{"type":"string","minLength":1,"maxLength":256,"required":true},"captcha":{"type":"string","maxLength":16},"checkKey":{"type":"string","maxLength":64}} as const;

export const loginsPasswordResetLimits = {"username":{"type":"string","minLength":1,"maxLength":64,"required":true},"captcha":{"type":"string","maxLength":16,"required":true},"checkKey":{"type":"string","maxLength":64,"required":true}} as const;

export const messagesReadLimits = {"ids":{"type":"array","maxItems":200}} as const;

export const publicNoticesReadLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true}} as const;

export const sessionsSelectDepartLimits = {"orgCode":{"type":"string","maxLength":64,"required":true},"username":{"type":"string","maxLength":64}} as const;

export const sessionsUpdatePasswordLimits = {"OldPassword":{"type":"string","maxLength":400,"required":true},"NewPassword":{"type":"string","maxLength":400,"required":true},"ConfirmPassword":{"type":"string","maxLength":400,"required":true}} as const;

export const warrantyClaimsAdjustLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","required":true},"internalNote":{"type":"string","maxLength":500}} as const;

export const warrantyClaimsBugSaveLimits = {"claimId":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","required":true},"id":{"type":"string","pattern":"^[0-9a-f]{32}$"},"bugNo":{"type":"integer","minimum":1,"maximum":99},"bugSystem":{"type":"string","maxLength":20},"bugCode":{"type":"string","maxLength":20},"bugDesc":{"type":"string","maxLength":1000},"failureReason":{"type":"string","maxLength":64},"correction":{"type":"string","maxLength":1000},"noCausalReason":{"type":"string","maxLength":500},"supplierCode":{"type":"string","maxLength":20}} as const;

export const warrantyClaimsDetailSaveLimits = {"claimId":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","required":true},"id":{"type":"string","pattern":"^[0-9a-f]{32}$"},"bugId":{"type":"string","pattern":"^[0-9a-f]{32}$"},"bugNo":{"type":"integer","minimum":1,"maximum":99},"hourCode":{"type":"string","maxLength":30},"claimHours":{"type":"number","minimum":0,"maximum":99999},"overReason":{"type":"string","maxLength":300},"remark":{"type":"string","maxLength":200}} as const;

export const warrantyClaimsPartsSaveLimits = {"claimId":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","required":true},"id":{"type":"string","pattern":"^[0-9a-f]{32}$"},"bugId":{"type":"string","pattern":"^[0-9a-f]{32}$"},"bugNo":{"type":"integer","minimum":1,"maximum":99},"partsCode":{"type":"string","maxLength":64},"qty":{"type":"number","minimum":0,"maximum":99999999},"isCausal":{"type":"string"},"sourceType":{"type":"string","maxLength":64},"orderNo":{"type":"string","maxLength":30},"oldSerialNo":{"type":"string","maxLength":50},"newSerialNo":{"type":"string","maxLength":50},"remark":{"type":"string","maxLength":200}} as const;

export const warrantyClaimsSaveLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$"},"version":{"type":"integer"},"dealerClaimRef":{"type":"string","maxLength":50},"claimType":{"type":"string"},"campaignNo":{"type":"string","maxLength":50},"goodwillReason":{"type":"string","maxLength":500},"vin":{"type":"string","maxLength":40},"engineNo":{"type":"string","maxLength":30},"replaceEngine":{"type":"string"},"newEngineNo":{"type":"string","maxLength":30},"operatingHours":{"type":"number","minimum":0,"maximum":999999999},"mileage":{"type":"number","minimum":-999999,"maximum":999999},"failureDate":{"type":"string"},"repairStartDate":{"type":"string"},"repairDate":{"type":"string"},"complaint":{"type":"string","maxLength":1000},"customerSatisfaction":{"type":"integer","minimum":1,"maximum":5},"partsInStock":{"type":"string"},"contactName":{"type":"string","maxLength":100},"contactPhone":{"type":"string","maxLength":30},"repairPlace":{"type":"string","maxLength":200},"technician":{"type":"string","maxLength":100},"otherFee":{"type":"number","minimum":0,"maximum":999999999},"otherFeeDesc":{"type":"string","maxLength":500},"bugList":{"type":"array","maxItems":50},"detailList":{"type":"array","maxItems":300},"partsList":{"type":"array","maxItems":500}} as const;

export const warrantyClaimsStartReviewLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","required":true}} as const;
