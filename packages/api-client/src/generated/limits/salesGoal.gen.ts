// Written by generateLimits.ts from the contract; do not edit.

export const salesGoalMastersAddLimits = {"year":{"type":"integer","minimum":2019,"maximum":2119,"required":true},"dealerCode":{"type":"string","minLength":1,"maxLength":20,"required":true},"productTeam":{"type":"string","minLength":1,"maxLength":20,"required":true},"platform":{"type":"string","maxLength":20},"goalBasis":{"type":"string"},"annualTarget":{"type":"integer","required":true},"m1_target":{"type":"integer"},"m2_target":{"type":"integer"},"m3_target":{"type":"integer"},"m4_target":{"type":"integer"},"m5_target":{"type":"integer"},"m6_target":{"type":"integer"},"m7_target":{"type":"integer"},"m8_target":{"type":"integer"},"m9_target":{"type":"integer"},"m10_target":{"type":"integer"},"m11_target":{"type":"integer"},"m12_target":{"type":"integer"},"marketingDepartment":{"type":"string","maxLength":64},"remark":{"type":"string","maxLength":500}} as const;

export const salesGoalMastersCloseLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"reason":{"type":"string","maxLength":500,"required":true}} as const;

export const salesGoalMastersEditLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","required":true},"year":{"type":"integer","minimum":2019,"maximum":2119,"required":true},"dealerCode":{"type":"string","minLength":1,"maxLength":20,"required":true},"productTeam":{"type":"string","minLength":1,"maxLength":20,"required":true},"platform":{"type":"string","maxLength":20},"goalBasis":{"type":"string"},"annualTarget":{"type":"integer","required":true},"m1_target":{"type":"integer"},"m2_target":{"type":"integer"},"m3_target":{"type":"integer"},"m4_target":{"type":"integer"},"m5_target":{"type":"integer"},"m6_target":{"type":"integer"},"m7_target":{"type":"integer"},"m8_target":{"type":"integer"},"m9_target":{"type":"integer"},"m10_target":{"type":"integer"},"m11_target":{"type":"integer"},"m12_target":{"type":"integer"},"marketingDepartment":{"type":"string","maxLength":64},"remark":{"type":"string","maxLength":500}} as const;

export const salesGoalMastersRecallLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"reason":{"type":"string","maxLength":500,"required":true}} as const;

export const salesGoalMastersRecountLimits = {"year":{"type":"integer","minimum":2019,"maximum":2119,"required":true},"dealerCode":{"type":"string","maxLength":64}} as const;

export const salesGoalMastersReleaseLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true}} as const;

export const salesGoalMastersReviseLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","required":true},"annualTarget":{"type":"integer","required":true},"m1_target":{"type":"integer"},"m2_target":{"type":"integer"},"m3_target":{"type":"integer"},"m4_target":{"type":"integer"},"m5_target":{"type":"integer"},"m6_target":{"type":"integer"},"m7_target":{"type":"integer"},"m8_target":{"type":"integer"},"m9_target":{"type":"integer"},"m10_target":{"type":"integer"},"m11_target":{"type":"integer"},"m12_target":{"type":"integer"},"reason":{"type":"string","maxLength":500,"required":true}} as const;

export const salesGoalMastersSaveRowsLimits = {"year":{"type":"integer","minimum":2019,"maximum":2119,"required":true},"rows":{"type":"array","minItems":1,"maxItems":200,"required":true}} as const;

export const salesGoalsConfirmLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true}} as const;
