/** Factors and rates of dealers. They are expressions of the statement that asks. */
export { coefficientGap, coefficientOf, type CoefficientType } from './coefficientOf.ts';
export { countingCoefficients } from './countingCoefficients.ts';
