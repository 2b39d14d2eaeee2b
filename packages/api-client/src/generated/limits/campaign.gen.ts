// Written by generateLimits.ts from the contract; do not edit.

export const campaignMastersAddLimits = {"campaignType":{"type":"string","required":true},"severity":{"type":"string","required":true},"secondProduct":{"type":"string","maxLength":20,"required":true},"thirdProducts":{"type":"array","maxItems":100},"validFrom":{"type":"string","required":true},"validTo":{"type":"string","required":true},"bugCode":{"type":"string","maxLength":20},"hourCodes":{"type":"array","maxItems":6},"parts":{"type":"array","maxItems":100},"mileagePaid":{"type":"string"},"stopDelivery":{"type":"string"}} as const;

export const campaignMastersAddVinsLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"vins":{"type":"array","minItems":1,"maxItems":5000,"required":true}} as const;

export const campaignMastersCloseLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"reason":{"type":"string","maxLength":500,"required":true}} as const;

export const campaignMastersEditLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","required":true},"campaignType":{"type":"string","required":true},"severity":{"type":"string","required":true},"secondProduct":{"type":"string","maxLength":20,"required":true},"thirdProducts":{"type":"array","maxItems":100},"validFrom":{"type":"string","required":true},"validTo":{"type":"string","required":true},"bugCode":{"type":"string","maxLength":20},"hourCodes":{"type":"array","maxItems":6},"parts":{"type":"array","maxItems":100},"mileagePaid":{"type":"string"},"stopDelivery":{"type":"string"}} as const;

export const campaignMastersExcludeVinsLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"vins":{"type":"array","minItems":1,"maxItems":5000,"required":true},"reason":{"type":"string","maxLength":500,"required":true}} as const;

export const campaignMastersReleaseLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true}} as const;

export const campaignMastersRemindLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true}} as const;

export const campaignMastersRemoveVinsLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"vins":{"type":"array","minItems":1,"maxItems":5000,"required":true}} as const;
