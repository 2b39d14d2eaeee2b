import { listingCalls } from '../../documents/list/documentListing.ts';
import { askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { news } from './news.ts';
import { newsListing } from './newsMasters.ts';

const askMasters = listingCalls(newsListing);

export const firstCalls: FirstCalls = (page) => {
  if (page.below === '') askList(news, page.search);
  if (page.below === '/manage') askMasters({ ...page, below: '' });
};
