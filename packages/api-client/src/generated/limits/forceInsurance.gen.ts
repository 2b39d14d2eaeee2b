// Written by generateLimits.ts from the contract; do not edit.

export const forceInsurancesRenewLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true}} as const;

export const forceInsurancesSaveLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$"},"version":{"type":"integer"},"bizType":{"type":"string","required":true},"vin":{"type":"string","maxLength":40},"insuranceType":{"type":"string"},"insurer":{"type":"string","maxLength":100},"policyNo":{"type":"string","maxLength":50},"policyStart":{"type":"string"},"policyEnd":{"type":"string"},"insuredAmount":{"type":"number","minimum":0,"maximum":9999999999},"premium":{"type":"number","minimum":0,"maximum":9999999999},"plateNo":{"type":"string","maxLength":20},"registrationNo":{"type":"string","maxLength":50},"registrationDate":{"type":"string"},"insuredName":{"type":"string","maxLength":100},"insuredIdNo":{"type":"string","maxLength":50},"maintLevel":{"type":"string"},"operatingHours":{"type":"number","minimum":0,"maximum":9999999},"maintDate":{"type":"string"},"technician":{"type":"string","maxLength":50},"place":{"type":"string","maxLength":200},"checklist":{"type":"array","maxItems":200},"parts":{"type":"array","maxItems":100}} as const;

export const maintenanceDuesOverrideLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"reason":{"type":"string","maxLength":500,"required":true}} as const;

export const maintenanceDuesRemindLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true}} as const;

export const maintenanceDuesRequestOverrideLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"reason":{"type":"string","maxLength":500,"required":true}} as const;

export const maintenanceDuesWaiveLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"reason":{"type":"string","maxLength":500,"required":true}} as const;
