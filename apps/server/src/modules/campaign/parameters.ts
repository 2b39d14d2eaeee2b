import { declareParameters, type Declares, integer } from '../../shared/parameters.ts';

export const campaignParameters = declareParameters('service', {
  /** Days between two reminders of a released campaign. */
  'campaign.remindDays': integer(30, [1, 365]),
});

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Declares<typeof campaignParameters> {}
}
