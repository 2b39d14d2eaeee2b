// Written by generateLimits.ts from the contract; do not edit.

export const vehicleOrderMastersAddLimits = {"dealerCode":{"type":"string","maxLength":20},"orderType":{"type":"string","maxLength":20},"contractNo":{"type":"string","maxLength":50},"contractSigningDate":{"type":"string"},"deliveryMethod":{"type":"string","maxLength":64},"tradeTerm":{"type":"string","maxLength":64},"destinationPort":{"type":"string","maxLength":100},"currency":{"type":"string","minLength":3,"maxLength":3},"depositRatio":{"type":"number","minimum":0,"maximum":100},"expectedShipDate":{"type":"string"},"salesBy":{"type":"string","maxLength":64},"remark":{"type":"string","maxLength":500},"lines":{"type":"array","maxItems":200}} as const;

export const vehicleOrderMastersArriveForDealerLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","required":true},"shipmentNo":{"type":"string","minLength":1,"maxLength":64,"required":true},"arrivalDate":{"type":"string","required":true},"vins":{"type":"array","minItems":1,"maxItems":200}} as const;

export const vehicleOrderMastersAssignVinsLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","required":true},"machines":{"type":"array","minItems":1,"maxItems":200,"required":true}} as const;

export const vehicleOrderMastersCancelLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"version":{"type":"integer"},"reason":{"type":"string","maxLength":500}} as const;

export const vehicleOrderMastersChangeShipmentLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","required":true},"shipmentNo":{"type":"string","minLength":1,"maxLength":64,"required":true},"eta":{"type":"string"},"blNo":{"type":"string","maxLength":50},"containerNo":{"type":"string","maxLength":50},"customsNo":{"type":"string","maxLength":50}} as const;

export const vehicleOrderMastersConfirmLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"version":{"type":"integer"}} as const;

export const vehicleOrderMastersCutRemainderLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"version":{"type":"integer"},"reason":{"type":"string","maxLength":500}} as const;

export const vehicleOrderMastersEditLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","required":true},"dealerCode":{"type":"string","maxLength":20},"orderType":{"type":"string","maxLength":20},"contractNo":{"type":"string","maxLength":50},"contractSigningDate":{"type":"string"},"deliveryMethod":{"type":"string","maxLength":64},"tradeTerm":{"type":"string","maxLength":64},"destinationPort":{"type":"string","maxLength":100},"currency":{"type":"string","minLength":3,"maxLength":3},"depositRatio":{"type":"number","minimum":0,"maximum":100},"expectedShipDate":{"type":"string"},"salesBy":{"type":"string","maxLength":64},"remark":{"type":"string","maxLength":500},"lines":{"type":"array","maxItems":200}} as const;

export const vehicleOrderMastersOverrideLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"version":{"type":"integer"},"reason":{"type":"string","maxLength":500},"kind":{"type":"string","required":true}} as const;

export const vehicleOrderMastersPayLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"version":{"type":"integer"},"amount":{"type":"number","minimum":0.01,"maximum":9999999999},"feeDate":{"type":"string"}} as const;

export const vehicleOrderMastersRecallLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"version":{"type":"integer"},"reason":{"type":"string","maxLength":500}} as const;

export const vehicleOrderMastersReleaseLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"version":{"type":"integer"}} as const;

export const vehicleOrderMastersShipLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","required":true},"vins":{"type":"array","minItems":1,"maxItems":200,"required":true},"shipDate":{"type":"string","required":true},"eta":{"type":"string","required":true},"deliveryMethod":{"type":"string","minLength":1,"maxLength":64,"required":true},"blNo":{"type":"string","maxLength":50},"containerNo":{"type":"string","maxLength":50},"customsNo":{"type":"string","maxLength":50}} as const;

export const vehicleOrderMastersUnassignVinsLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","required":true},"vins":{"type":"array","minItems":1,"maxItems":200,"required":true}} as const;

export const vehicleOrderMastersUnshipLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","required":true},"shipmentNo":{"type":"string","minLength":1,"maxLength":64,"required":true},"reason":{"type":"string","maxLength":500}} as const;

export const vehicleOrdersArriveLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","required":true},"shipmentNo":{"type":"string","minLength":1,"maxLength":64,"required":true},"arrivalDate":{"type":"string","required":true},"vins":{"type":"array","minItems":1,"maxItems":200}} as const;
