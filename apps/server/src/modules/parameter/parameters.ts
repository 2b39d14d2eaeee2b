import type { Defaults } from '../../shared/parameters.ts';

/** Settings of all documents and of pages, and those of areas to come. */
export const generalParameters = {
  /** Days after which a review outside claims is amber, and red. */
  'review.amberDays': '5',
  'review.redDays': '10',
  'handover.registerDays': '10',
  'ui.pageSize': '10',
  'ui.pageSizeOptions': '10,20,30',
  'subDealer.directSubmit': 'Y',
  /** Shown in price messages (E-301); empty when the maker has named nobody. */
  'contact.serviceManager': '',
} as const;

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Defaults<typeof generalParameters> {}
}
