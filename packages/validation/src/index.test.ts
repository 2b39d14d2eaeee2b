import { expect, test } from 'vitest';
import * as root from './index.ts';
import * as vin from './vin/index.ts';

test('the package exports these names and no others', () => {
  expect(Object.keys(root).sort()).toEqual([
    'attachmentLimitMb',
    'checkAlphanumeric',
    'checkBankAccount',
    'checkBankCard',
    'checkDecimal',
    'checkEmail',
    'checkFileSize',
    'checkIban',
    'checkIdNumber',
    'checkLength',
    'checkMileage',
    'checkMobile',
    'checkNaturalNumber',
    'checkPassword',
    'checkPattern',
    'checkPersonName',
    'checkPhone',
    'checkPositiveInteger',
    'checkSelection',
    'checkUrl',
    'checkUsername',
    'defaultMileageMax',
    'fileSizeText',
    'multiply',
    'passwordPolicies',
    'patternCodes',
    'roundHalfUp',
    'sum',
  ]);
  expect(Object.keys(vin).sort()).toEqual(['checkVin', 'isVinCheckDigitValid', 'normaliseVin', 'vinCheckDigit']);
});
