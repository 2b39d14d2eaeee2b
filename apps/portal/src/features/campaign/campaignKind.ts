import { campaignMastersForm } from '@harrow/api-client/forms';
import { serviceCampaignSlots } from '@harrow/api-client/slots';
import { partsOf } from '../../documents/form/document/partsOf.tsx';
import { campaignListing } from './campaigns.ts';

export const { DocumentForm, Section, Field, TextsField, LineTable, lineColumns, Slots, useList, useValue, useDocument } = partsOf({
  docType: 'campaign',
  ...campaignListing,
  sheet: campaignMastersForm,
  lists: {
    hourCodes: { nameOf: ({ hourCode }) => hourCode ?? '', code: 'hourCode' },
    parts: { nameOf: ({ partsCode }) => partsCode ?? '', code: 'partsCode' },
  },
  slots: { table: 'service_campaign', names: serviceCampaignSlots },
  typedOf: ({ titles, problems, remedies, ...campaign }) => ({ ...campaign, title: titles, problem: problems, remedy: remedies }),
  numberOf: ({ campaignNo }) => campaignNo,
  titleOf: ({ title }) => title,
});

/** A claim takes no more labour lines of a fault. */
export const mostHours = campaignMastersForm.lists.hourCodes.maxItems;
