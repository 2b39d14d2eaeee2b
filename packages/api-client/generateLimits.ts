/**
 * Writes `src/generated/limits`: the limits of the fields of every request body of the contract, one constant per call and one file per noun,
 * so that a form takes its rules from there (`limitRules` of `@harrow/validation/field-rules`) and a bundler leaves out the rest.
 */
import { contractCalls } from '@harrow/contract/calls';
import { limitsOf } from './limitsOf.ts';
import { writeNouns } from './writeNouns.ts';

writeNouns(
  'limits',
  'generateLimits.ts',
  contractCalls
    .flatMap(({ name, tag, body }) => (body === undefined ? [] : [{ name: `${name}Limits`, tag, value: limitsOf(body) }]))
    .filter(({ value }) => Object.keys(value).length > 0),
);
