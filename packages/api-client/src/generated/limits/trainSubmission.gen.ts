// Written by generateLimits.ts from the contract; do not edit.

export const trainSubmissionsCancelSeatLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"reason":{"type":"string","maxLength":500,"required":true}} as const;

export const trainSubmissionsChangePeopleLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","required":true},"lines":{"type":"array","minItems":1,"maxItems":200,"required":true}} as const;

export const trainSubmissionsConfirmSeatLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true}} as const;

export const trainSubmissionsSaveLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$"},"version":{"type":"integer"},"planNo":{"type":"string","maxLength":30},"numberOfApplicants":{"type":"integer","minimum":0,"maximum":10000},"numberOfParticipants":{"type":"integer","minimum":0,"maximum":10000},"remark":{"type":"string","maxLength":300},"lines":{"type":"array","maxItems":200}} as const;
