import { forceInsurancesVehicleCheck, resultOf } from '@harrow/api-client';
import { forceInsurancesForm } from '@harrow/api-client/forms';
import { forceInsuranceSlots } from '@harrow/api-client/slots';
import { partsOf } from '../../documents/form/document/partsOf.tsx';
import { partOfSheet } from '../../documents/form/engine/sheet.ts';
import { meaningOfPolicy } from '../../shared/meaning/documentMeaning.ts';
import { insuranceListing, policyFiles } from './insurances.ts';

const { policyScan, vehicleLicence, platePhoto } = forceInsuranceSlots;

export const { DocumentForm, Section, Field, VinField, Slots, useValue, useDocument, useMachine } = partsOf({
  docType: 'forceInsurance',
  ...insuranceListing,
  sheet: partOfSheet(forceInsurancesForm, {
    fields: [
      'vin',
      'insuranceType',
      'insurer',
      'policyNo',
      'policyStart',
      'policyEnd',
      'insuredAmount',
      'premium',
      'plateNo',
      'registrationNo',
      'registrationDate',
      'insuredName',
      'insuredIdNo',
    ],
  }),
  lists: {},
  slots: { table: policyFiles, names: { policyScan, vehicleLicence, platePhoto } },
  meaningOf: meaningOfPolicy,
  numberOf: ({ insuranceNo }) => insuranceNo,
  review: {
    valuesOf: ({ allowedActions, subsidyAmount }) => (allowedActions.includes('pass') ? { subsidyAmount: subsidyAmount ?? 0 } : undefined),
  },
  machine: (asked, signal) => resultOf(forceInsurancesVehicleCheck({ query: { ...asked, bizType: 'insurance' }, signal })),
});
