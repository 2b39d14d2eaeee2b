import { choice, days, declareParameters, type Declares, shortText, yesNo } from '../../shared/parameters.ts';

const pageSizes = Array.from({ length: 20 }, (_, at) => String((at + 1) * 5));

/** Settings of all documents and of pages. */
export const generalParameters = {
  ...declareParameters('service', {
    /** Days after which a review outside claims is amber, and red. */
    'review.amberDays': days(5, [1, 179], { below: 'review.redDays' }),
    'review.redDays': days(10, [2, 180]),
    'handover.registerDays': days(10, [1, 180]),
    'subDealer.directSubmit': yesNo('Y'),
    /** Shown in price messages (E-301); empty when the maker has named no contact. */
    'contact.serviceManager': shortText('', 200),
  }),
  ...declareParameters('system', {
    /** Users come signed in by their company. */
    'sso.enabled': yesNo('N'),
    'ui.pageSize': {
      ...choice('10', pageSizes),
      accepts: (value, ask) => ask('ui.pageSizeOptions').split(',').includes(value),
      limits: (ask) => ask('ui.pageSizeOptions').split(',').join(', '),
    },
    'ui.pageSizeOptions': shortText('10,20,30', 19, {
      accepts: (value) => {
        const sizes = value.split(',');
        return sizes.length <= 5 && new Set(sizes).size === sizes.length && sizes.every((size) => pageSizes.includes(size));
      },
      limits: () => '5,10,15 … 100',
    }),
  }),
};

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Declares<typeof generalParameters> {}
}
