export { type LowAppRow, lowAppsOf, mustBeCallOf } from './lowApps.ts';
