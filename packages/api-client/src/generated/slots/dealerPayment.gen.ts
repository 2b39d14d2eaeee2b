// Written by generateSlots.ts from the contract; do not edit.

export const dealerPaymentSlots = {"paymentProof":{"takes":["image","pdf"],"most":10}} as const;
