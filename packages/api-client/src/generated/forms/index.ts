// Written by generateForms.ts from the contract; do not edit.

export * from './announcement.gen.ts';
export * from './arrivalAccept.gen.ts';
export * from './campaign.gen.ts';
export * from './contact.gen.ts';
export * from './dealer.gen.ts';
export * from './dealerPayment.gen.ts';
export * from './extendInsurance.gen.ts';
export * from './feedback.gen.ts';
export * from './forceInsurance.gen.ts';
export * from './handoverTrain.gen.ts';
export * from './makerStock.gen.ts';
export * from './packingList.gen.ts';
export * from './partsArrival.gen.ts';
export * from './partsClaim.gen.ts';
export * from './partsOrder.gen.ts';
export * from './partsStock.gen.ts';
export * from './serviceFee.gen.ts';
export * from './subDealer.gen.ts';
export * from './trainApply.gen.ts';
export * from './trainSubmission.gen.ts';
export * from './usedPartsHandle.gen.ts';
export * from './warrantyClaim.gen.ts';
export * from './workbench.gen.ts';