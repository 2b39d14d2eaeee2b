// Written by generateSlots.ts from the contract; do not edit.

export * from './arrivalAccept.gen.ts';
export * from './arrivalAcceptItem.gen.ts';
export * from './dealer.gen.ts';
export * from './dealerPayment.gen.ts';
export * from './documentPost.gen.ts';
export * from './extendInsurance.gen.ts';
export * from './feedback.gen.ts';
export * from './forceInsurance.gen.ts';
export * from './handoverTrain.gen.ts';
export * from './monthlyCollectReceipts.gen.ts';
export * from './packingList.gen.ts';
export * from './parts.gen.ts';
export * from './partsArrival.gen.ts';
export * from './partsClaim.gen.ts';
export * from './partsOrder.gen.ts';
export * from './publicNotice.gen.ts';
export * from './serviceCampaign.gen.ts';
export * from './serviceFee.gen.ts';
export * from './subDealer.gen.ts';
export * from './trainApply.gen.ts';
export * from './trainPlan.gen.ts';
export * from './usedPartsHandle.gen.ts';
export * from './warrantyClaim.gen.ts';