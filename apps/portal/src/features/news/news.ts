import { newsDetail, type NewsItem, newsList, newsRead, type NewsStory, resultOf } from '@harrow/api-client';
import { queryClient } from '../../platform/queryClient.ts';
import { detailOf, listOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';

/** Stories for the reader. */
export const news = resource<NewsItem, NewsStory>('news', { list: listOf(newsList), detail: detailOf(newsDetail) });

export const newsAddress = '/workbench/news';
export const pathOfStory = (id: string): string => `${newsAddress}/detail/${id}`;

/** Tells the server that the user has opened a story. */
export async function markNewsRead(id: string): Promise<void> {
  await resultOf(newsRead({ body: { id } }));
  await queryClient.invalidateQueries({ queryKey: news.key });
}
