// Written by generateFields.ts from the contract; do not edit.

export * from './arrivalAccept.gen.ts';
export * from './checkRule.gen.ts';
export * from './contact.gen.ts';
export * from './dealer.gen.ts';
export * from './dictionary.gen.ts';
export * from './feedback.gen.ts';
export * from './log.gen.ts';
export * from './lowApp.gen.ts';
export * from './mail.gen.ts';
export * from './marketGroup.gen.ts';
export * from './message.gen.ts';
export * from './online.gen.ts';
export * from './parts.gen.ts';
export * from './position.gen.ts';
export * from './product.gen.ts';
export * from './report.gen.ts';
export * from './role.gen.ts';
export * from './serviceAllowance.gen.ts';
export * from './serviceCatalogue.gen.ts';
export * from './subDealer.gen.ts';
export * from './system.gen.ts';
export * from './user.gen.ts';
export * from './vehicle.gen.ts';
export * from './vehicleCheckItem.gen.ts';
export * from './warrantyClaim.gen.ts';
export * from './workbench.gen.ts';